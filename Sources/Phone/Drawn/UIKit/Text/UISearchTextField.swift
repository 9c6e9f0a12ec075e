/// The text field of a search bar, with the bar's text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    weak var bar: UISearchBar?

    open override var text: String? {
        get { bar.map(\.text) ?? super.text }
        set { bar == nil ? super.text = newValue : (bar?.text = newValue) }
    }
    open override var placeholder: String? {
        get { bar.map(\.placeholder) ?? super.placeholder }
        set { bar == nil ? super.placeholder = newValue : (bar?.placeholder = newValue) }
    }

    open override var isFirstResponder: Bool { bar?.isFirstResponder ?? super.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { bar?.becomeFirstResponder() ?? super.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { bar?.resignFirstResponder() ?? super.resignFirstResponder() }

    /// Notifies the field's observers that the user has typed into the bar.
    func barWasEdited() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
