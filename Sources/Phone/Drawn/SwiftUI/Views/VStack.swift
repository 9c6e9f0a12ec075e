/// Views below each other.
public struct VStack<Content: View>: PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func render(in context: RenderContext) -> [UIView] {
        let stack = context.view { UIStackView() }
        stack.show(
            content.rendered(in: context), axis: .vertical, spacing: spacing ?? 8, alignment: alignment.uiAlignment)
        return [stack]
    }
}
