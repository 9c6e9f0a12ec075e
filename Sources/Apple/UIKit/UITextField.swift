/// A line of text that a person can edit; shown in alerts.
@MainActor open class UITextField: UIView {
    open var text: String? {
        didSet { valueDidChange(from: oldValue, to: text) }
    }
    open var placeholder: String? {
        didSet { valueDidChange(from: oldValue, to: placeholder) }
    }
    open var isEnabled = true {
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
}

extension UITextField: ScreenPart {
    var screenOwner: (any ScreenPart)? { owner }
}
