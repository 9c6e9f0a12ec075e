/// A line of text that a person types.
open class UITextField: UIView {
    open var text: String? {
        didSet {
            if text != oldValue { setNeedsScreenUpdate() }
        }
    }

    open var placeholder: String? {
        didSet {
            if placeholder != oldValue { setNeedsScreenUpdate() }
        }
    }

    open var isSecureTextEntry = false {
        didSet {
            if isSecureTextEntry != oldValue { setNeedsScreenUpdate() }
        }
    }

    open var isEnabled = true {
        didSet {
            if isEnabled != oldValue { setNeedsScreenUpdate() }
        }
    }

    open var keyboardType = UIKeyboardType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var returnKeyType = UIReturnKeyType.default
    open var clearButtonMode = ViewMode.never

    /// The alert that shows the field.
    package internal(set) weak var screenOwner: (any ScreenPart)?

    public enum ViewMode: Int, Sendable {
        case never
        case whileEditing
        case unlessEditing
        case always
    }
}

extension UITextField: ScreenPart {}
