/// A line of text that a person can edit; shown in alerts.
@MainActor open class UITextField: UIControl {
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    open var text: String? {
        didSet { valueDidChange(from: oldValue, to: text) }
    }
    open var placeholder: String? {
        didSet { valueDidChange(from: oldValue, to: placeholder) }
    }
    open override var isEnabled: Bool {
        didSet { valueDidChange(from: oldValue, to: isEnabled) }
    }
    open var isSecureTextEntry = false {
        didSet { valueDidChange(from: oldValue, to: isSecureTextEntry) }
    }
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default

    open override var canBecomeFirstResponder: Bool { true }

    weak var owner: UIAlertController?

    override var screenOwner: (any ScreenPart)? { owner ?? super.screenOwner }

    /// Does what a person's typing does: unlike a change of `text`, it is told to those who listen.
    package func edit(to text: String) {
        self.text = text
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}


