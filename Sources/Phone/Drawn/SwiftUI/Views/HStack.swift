/// Views beside each other.
public struct HStack<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func render(in context: RenderContext) -> [UIView] {
        let stack = context.view { UIStackView() }
        stack.show(
            content.rendered(in: context), axis: .horizontal, spacing: spacing ?? 8, alignment: alignment.uiAlignment)
        return [stack]
    }
}
