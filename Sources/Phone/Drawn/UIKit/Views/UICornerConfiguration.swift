/// The radii of a view's corners (iOS 26).
public struct UICornerConfiguration: Equatable, Sendable {
    private let radii: [UICornerRadius]

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration(radii: [radius]) }

    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }

    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
        return UICornerConfiguration(radii: radii.map { $0 ?? 0 })
    }

    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        corners(radius: UICornerRadius(points: maximumRadius ?? .infinity))
    }
}

/// The radius of a corner, in points.
public struct UICornerRadius: Equatable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private let points: CGFloat
    private var isConcentric = false

    init(points: CGFloat, isConcentric: Bool = false) {
        self.points = points
        self.isConcentric = isConcentric
    }

    public init(floatLiteral value: Double) { self.init(points: value) }
    public init(integerLiteral value: Int) { self.init(points: CGFloat(value)) }

    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(points: radius) }

    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(points: minimum ?? 0, isConcentric: true)
    }
}
