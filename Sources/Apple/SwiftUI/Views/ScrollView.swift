/// Views that can be scrolled, as the page always can.
public struct ScrollView<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    func render(in context: RenderContext) -> [UIView] {
        let views = content.rendered(in: context)
        return views.count == 1 ? views : [context.box(views)]
    }
}

/// Where a scroll view shall go: everything is in sight here.
public struct ScrollViewProxy {
    @available(*, deprecated, message: "Does nothing in a browser.")
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        Inert.note("ScrollViewProxy.scrollTo(_:anchor:)")
    }
}

public struct ScrollViewReader<Content: View>: View {
    private let content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public var body: some View { content(ScrollViewProxy()) }
}
