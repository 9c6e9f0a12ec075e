/// A custom layout of views. A page stacks them vertically instead.
@preconcurrency @MainActor public protocol Layout {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    func makeCache(subviews: Subviews) -> Cache
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    @available(*, deprecated, message: "no effect")
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        Inert.note("Layout.placeSubviews(in:proposal:subviews:cache:)")
        return VStack(alignment: .leading, content: content)
    }
}

public struct ProposedViewSize: Equatable, Sendable {
    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    public var width: CGFloat?
    public var height: CGFloat?

    public init(width: CGFloat?, height: CGFloat?) {
        (self.width, self.height) = (width, height)
    }

    public init(_ size: CGSize) {
        (width, height) = (size.width, size.height)
    }

    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The views of a layout. Always empty, because the layout is never called.
public struct LayoutSubviews: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> LayoutSubview { LayoutSubview() }
}

public struct LayoutSubview: Equatable {
    public var priority: Double { 0 }
    public var spacing: ViewSpacing { ViewSpacing() }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public func dimensions(in proposal: ProposedViewSize) -> CGSize { sizeThatFits(proposal) }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

public struct ViewSpacing: Equatable, Sendable {
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}
