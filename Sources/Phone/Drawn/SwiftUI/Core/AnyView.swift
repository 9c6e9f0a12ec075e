/// A type-erased view.
public struct AnyView: PrimitiveView {
    private let view: any View

    public init<V: View>(_ view: V) {
        self.view = view
    }

    public init<V: View>(erasing view: V) {
        self.view = view
    }

    func render(in context: RenderContext) -> [UIView] { view.rendered(in: context) }
}
