/// Several views as one value.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public var body: Never { fatalError() }

    @preconcurrency @MainActor public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: PrimitiveView where Content: View {
    func render(in context: RenderContext) -> [UIView] { content.rendered(in: context) }
}
