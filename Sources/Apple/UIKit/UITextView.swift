/// Several lines of text.
@MainActor open class UITextView: UIScrollView {
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    open var text: String! = "" {
        didSet { valueDidChange(from: oldValue, to: text) }
    }
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: text ?? "") }
        set { text = newValue?.string ?? "" }
    }
    open var isEditable = true {
        didSet { valueDidChange(from: oldValue, to: isEditable) }
    }
    open var isSelectable = true
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var adjustsFontForContentSizeCategory = false
    open var hasText: Bool { text?.isEmpty == false }
    open override var canBecomeFirstResponder: Bool { isEditable }

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    /// Does what a person's typing does.
    package func edit(to text: String) {
        self.text = text
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
