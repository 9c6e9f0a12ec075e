/// The field in a search bar; its text is the bar's.
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

    /// Tells those who listen to the field that a person has typed into the bar.
    func barWasEdited() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
