/// A group with a title.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    func render(in context: RenderContext) -> [UIView] {
        let configuration = GroupBoxStyleConfiguration(
            label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
        let style: any GroupBoxStyle = context.environment.groupBoxStyle ?? DefaultGroupBoxStyle()
        return style.makeBody(configuration: configuration).rendered(in: context, at: "style")
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, label: { EmptyView() })
    }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
}
