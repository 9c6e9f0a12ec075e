/// Scrolling views. Vertically they scroll with the page, horizontally in their place.
public struct ScrollView<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    func render(in context: RenderContext) -> [UIView] {
        let views = content.rendered(in: context)
        guard axes.contains(.horizontal) else { return views.count == 1 ? views : [context.box(views)] }
        let row = context.box(views, name: "row", axis: axes == .horizontal ? .horizontal : .vertical)
        row.alignment = .center
        row.wantsWidth = true
        row.scrollsSideways = true
        return [row]
    }
}

/// Scrolls to a view. It has no effect, because everything is visible here.
public struct ScrollViewProxy {
    @available(*, deprecated, message: "no effect")
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { inert(self) }
}

public struct ScrollViewReader<Content: View>: View {
    private let content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public var body: some View { content(ScrollViewProxy()) }
}
