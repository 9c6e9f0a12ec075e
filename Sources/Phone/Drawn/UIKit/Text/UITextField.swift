/// A line of text that a person can edit.
@preconcurrency @MainActor open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing, unlessEditing, always
    }

    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")

    /// Never `nil`, as on iOS.
    open var text: String? = "" {
        didSet {
            if text == nil { text = "" }
            valueDidChange(from: oldValue, to: text)
        }
    }
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    open var placeholder: String? {
        didSet { valueDidChange(from: oldValue, to: placeholder) }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }
    open var isSecureTextEntry = false {
        didSet { valueDidChange(from: oldValue, to: isSecureTextEntry) }
    }
    open weak var delegate: (any UITextFieldDelegate)?
    @available(*, deprecated, message: "no effect") open var font: UIFont? = .systemFont(ofSize: 17) { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var textColor: UIColor? = .label { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var textAlignment = NSTextAlignment.natural { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var borderStyle = BorderStyle.none { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var clearButtonMode = ViewMode.never { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var clearsOnBeginEditing = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var leftView: UIView? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var leftViewMode = ViewMode.never { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var rightView: UIView? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var rightViewMode = ViewMode.never { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var adjustsFontSizeToFitWidth = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var adjustsFontForContentSizeCategory = false { didSet { inert(self) } }
    open var keyboardType = UIKeyboardType.default {
        didSet { valueDidChange(from: oldValue, to: keyboardType) }
    }
    @available(*, deprecated, message: "no effect")
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var returnKeyType = UIReturnKeyType.default { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var enablesReturnKeyAutomatically = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var smartQuotesType = UITextSmartQuotesType.default { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var smartDashesType = UITextSmartDashesType.default { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var passwordRules: UITextInputPasswordRules? { didSet { inert(self) } }
    open var textContentType: UITextContentType! {
        didSet { valueDidChange(from: oldValue, to: textContentType) }
    }
    open private(set) var isEditing = false
    private var accessory: UIView?
    private var input: UIView?

    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }
    open override var inputView: UIView? {
        get { input }
        set { input = newValue }
    }
    open var hasText: Bool { text?.isEmpty == false }

    open func insertText(_ text: String) { edit(to: (self.text ?? "") + text) }
    @available(*, deprecated, message: "no effect") open func selectAll(_ sender: Any?) { inert(self) }

    /// Simulates typing. Unlike setting `text`, it notifies the targets and the delegate.
    package func edit(to text: String) {
        beginEditing()
        let old = self.text ?? ""
        let range = NSRange(location: 0, length: old.utf16.count)
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else {
            // The page shows the typed text until the screen is sent again.
            return setNeedsScreenUpdate()
        }
        self.text = text
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    /// Simulates the Return key.
    package func submit() {
        beginEditing()
        _ = delegate?.textFieldShouldReturn(self)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    private func beginEditing() {
        guard !isEditing, delegate?.textFieldShouldBeginEditing(self) ?? true, takeFirstResponder() else { return }
        didBeginEditing()
    }

    private func didBeginEditing() {
        isEditing = true
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard isEditing || delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        if !isEditing { didBeginEditing() }
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        if isEditing {
            isEditing = false
            delegate?.textFieldDidEndEditing(self)
            sendActions(for: .editingDidEnd)
        }
        return super.resignFirstResponder()
    }
}

/// Handles the editing of a text field.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
