/// A text field of one line.
public struct TextField<Label: View>: PrimitiveView {
    let text: Binding<String>
    let prompt: Text?
    let label: Label
    var isSecure = false
    var axis = Axis.horizontal
    var onCommit: (() -> Void)?

    init(text: Binding<String>, prompt: Text?, label: Label) {
        self.text = text
        self.prompt = prompt
        self.label = label
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label())
    }

    func render(in context: RenderContext) -> [UIView] {
        if let style = context.environment.textFieldStyle {
            var field = TextField<PrimitiveButtonStyleConfiguration.Label>(
                text: text, prompt: prompt, label: .init(view: AnyView(label)))
            (field.isSecure, field.axis, field.onCommit) = (isSecure, axis, onCommit)
            let inner = context.with { $0.textFieldStyle = nil }
            return style._body(configuration: field).rendered(in: inner, at: "style")
        }
        let title = label.rendered(in: context, at: "label").text
        let change = context.action("change") { text.wrappedValue = $0 }
        let (onCommit, environment) = (onCommit, context.environment)
        let submit = context.action("submit") { (_: Void) in
            onCommit?()
            environment.submit?()
        }
        let field = context.view { () -> UITextField in
            let field = UITextField()
            field.addAction(
                UIAction { action in (action.sender as? UITextField).map { change($0.text ?? "") } },
                for: .editingChanged)
            field.addAction(UIAction { _ in submit(()) }, for: .editingDidEndOnExit)
            return field
        }
        if field.text != text.wrappedValue { field.text = text.wrappedValue }
        field.placeholder = prompt?.string ?? title
        field.accessibilityLabel = title
        field.isSecureTextEntry = isSecure
        field.isEnabled = environment.isEnabled
        field.keyboardType = environment.keyboardType
        field.textContentType = environment.textContentType
        return [field]
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, prompt: nil, label: Text(titleKey))
        self.axis = axis
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, prompt: nil, label: Text(title))
        self.axis = axis
    }

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(text: text, prompt: nil, label: Text(titleKey))
        self.onCommit = onCommit
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: value.text(format, empty: nil), prompt: prompt, label: Text(titleKey))
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let text = Binding<String>(
            get: { value.wrappedValue.map(format.format) ?? "" },
            set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
        self.init(text: text, prompt: prompt, label: Text(titleKey))
    }
}

extension Binding {
    /// Returns a binding to the formatted value. Text that cannot be parsed changes nothing.
    fileprivate func text<F: ParseableFormatStyle>(_ format: F, empty: Value?) -> Binding<String>
    where F.FormatInput == Value, F.FormatOutput == String {
        Binding<String>(
            get: { format.format(wrappedValue) },
            set: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } })
    }
}

/// A text field that hides its text.
public struct SecureField<Label: View>: View {
    private var field: TextField<Label>

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextField(text: text, prompt: prompt, label: label())
        field.isSecure = true
    }

    public var body: some View { field }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}
