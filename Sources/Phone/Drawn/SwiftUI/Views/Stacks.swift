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

/// Views on top of each other. Fills become the background of the others, which are drawn one below the other.
public struct ZStack<Content: View>: PrimitiveView {
    let alignment: Alignment
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    func render(in context: RenderContext) -> [UIView] {
        let views = content.rendered(in: context)
        let stack = context.view { UIStackView() }
        let fills = views.filter { $0 is FillView }
        for fill in fills { stack.wear(fill) }
        stack.show(
            views.filter { !($0 is FillView) }, axis: .vertical, spacing: 0, alignment: alignment.horizontal.uiAlignment)
        return [stack]
    }
}
