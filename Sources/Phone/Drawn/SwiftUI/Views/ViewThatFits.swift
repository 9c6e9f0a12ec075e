/// The first of several views that fits. Here it is always the first one.
public struct ViewThatFits<Content: View>: PrimitiveView {
    let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func render(in context: RenderContext) -> [UIView] { Array(content.rendered(in: context).prefix(1)) }
}

public struct ControlGroup<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { HStack { content } }
}
