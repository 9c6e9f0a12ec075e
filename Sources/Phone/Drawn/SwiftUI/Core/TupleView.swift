/// Views beside each other.
public struct TupleView<T>: PrimitiveView {
    public var value: T
    private let views: [any View]

    public init<each Content: View>(_ content: (repeat each Content)) where T == (repeat each Content) {
        value = content
        var views: [any View] = []
        for view in repeat each content { views.append(view) }
        self.views = views
    }

    func render(in context: RenderContext) -> [UIView] {
        views.enumerated().flatMap { $1.rendered(in: context, at: $0) }
    }
}
