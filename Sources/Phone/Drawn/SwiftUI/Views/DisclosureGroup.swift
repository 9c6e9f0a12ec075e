/// Content that opens at a tap on its label.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let given: Binding<Bool>?
    @State private var isOpen = false

    public init(isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        given = isExpanded
        self.content = content
        self.label = label()
    }

    public var body: some View {
        let open = given ?? $isOpen
        Button {
            open.wrappedValue.toggle()
        } label: {
            SwiftUI.Label {
                label
            } icon: {
                Image(systemName: open.wrappedValue ? "chevron.down" : "chevron.right")
            }
        }
        if open.wrappedValue { content() }
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
    }
}
