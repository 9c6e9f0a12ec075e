public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

public struct Rectangle: Shape {
    public init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct RoundedRectangle: Shape {
    public var cornerSize: CGFloat?

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = cornerRadius
    }

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize.width
    }

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct UnevenRoundedRectangle: Shape {
    public var cornerSize: CGFloat?

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        cornerSize = max(topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius)
    }

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct Circle: Shape {
    public init() {}
    public var cornerSize: CGFloat? { nil }
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct Ellipse: Shape {
    public init() {}
    public var cornerSize: CGFloat? { nil }
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct Capsule: Shape {
    public init(style: RoundedCornerStyle = .continuous) {}
    public var cornerSize: CGFloat? { nil }
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct ContainerRelativeShape: Shape {
    public init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { .init() }
}

extension Shape where Self == Circle {
    public static var circle: Circle { .init() }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { .init() }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        .init(cornerRadius: cornerRadius, style: style)
    }
}
