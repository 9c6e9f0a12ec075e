/// A text view of several lines.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    open var text: String! = "" {
        didSet {
            if text == nil { text = "" }
            styledText = nil
            valueDidChange(from: oldValue, to: text)
        }
    }
    open var attributedText: NSAttributedString! {
        get { styledText ?? NSAttributedString(string: text ?? "") }
        set {
            text = newValue?.string ?? ""
            styledText = newValue
            setNeedsScreenUpdate()
        }
    }
    /// The text with its attributes; `nil` when it was set without.
    package private(set) var styledText: NSAttributedString?
    open var isEditable = true {
        didSet { valueDidChange(from: oldValue, to: isEditable) }
    }
    @available(*, deprecated, message: "no effect") open var isSelectable = true { didSet { inert(self) } }
    private var isEditing = false
    open var font: UIFont? {
        didSet { setNeedsScreenUpdate() }
    }
    open var textColor: UIColor? {
        didSet { valueDidChange(from: oldValue, to: textColor) }
    }
    open var textAlignment = NSTextAlignment.natural
    @available(*, deprecated, message: "no effect")
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var keyboardType = UIKeyboardType.default { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var returnKeyType = UIReturnKeyType.default { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { inert(self) } }
    /// Whether a font of a text style scales with the text size.
    open var adjustsFontForContentSizeCategory = false
    open var hasText: Bool { text?.isEmpty == false }
    open override var canBecomeFirstResponder: Bool { isEditable }

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    /// Simulates typing.
    package func edit(to text: String) {
        beginEditing()
        let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
        guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
            // The page shows the typed text until the screen is sent again.
            return setNeedsScreenUpdate()
        }
        self.text = text
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        beginEditing()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        if isEditing {
            isEditing = false
            textDelegate?.textViewDidEndEditing(self)
        }
        return super.resignFirstResponder()
    }

    private func beginEditing() {
        guard !isEditing, takeFirstResponder() else { return }
        isEditing = true
        textDelegate?.textViewDidBeginEditing(self)
    }
}

/// Handles the editing of a text view.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { true }
}
