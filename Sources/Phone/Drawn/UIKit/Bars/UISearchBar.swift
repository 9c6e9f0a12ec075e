/// A search field.
@preconcurrency @MainActor open class UISearchBar: UIView {
    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent, minimal
    }

    open weak var delegate: (any UISearchBarDelegate)?
    /// Never `nil`, as on iOS.
    open var text: String? = "" {
        didSet {
            if text == nil { text = "" }
            valueDidChange(from: oldValue, to: text)
        }
    }
    open var placeholder: String? {
        didSet { valueDidChange(from: oldValue, to: placeholder) }
    }
    @available(*, deprecated, message: "no effect") open var prompt: String? { didSet { inert(self) } }
    open var showsCancelButton = false {
        didSet { valueDidChange(from: oldValue, to: showsCancelButton) }
    }
    @available(*, deprecated, message: "no effect") open var showsBookmarkButton = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var searchBarStyle = Style.default { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var barTintColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isTranslucent = true { didSet { inert(self) } }
    open var isEnabled = true {
        didSet { valueDidChange(from: oldValue, to: isEnabled) }
    }
    open var showsScopeBar = false {
        didSet { valueDidChange(from: oldValue, to: showsScopeBar) }
    }
    open var scopeButtonTitles: [String]? {
        didSet { valueDidChange(from: oldValue, to: scopeButtonTitles) }
    }
    open var selectedScopeButtonIndex = 0 {
        didSet { valueDidChange(from: oldValue, to: selectedScopeButtonIndex) }
    }
    @available(*, deprecated, message: "no effect")
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var keyboardType = UIKeyboardType.default { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var returnKeyType = UIReturnKeyType.search { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var enablesReturnKeyAutomatically = true { didSet { inert(self) } }
    open lazy var searchTextField: UISearchTextField = {
        let field = UISearchTextField()
        field.bar = self
        return field
    }()
    private var isBeingEdited = false
    @available(*, deprecated, message: "no effect") open var backgroundImage: UIImage? { didSet { inert(self) } }
    open override var canBecomeFirstResponder: Bool { isEnabled }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Simulates typing, in a bar without a controller.
    package func edit(to text: String) {
        takeFirstResponder()
        beginEditing()
        self.text = text
        searchTextField.barWasEdited()
        delegate?.searchBar(self, textDidChange: text)
    }

    /// Simulates the Return key, which hides the keyboard.
    package func submit() {
        delegate?.searchBarSearchButtonClicked(self)
        endEditing()
    }

    func beginEditing() {
        guard !isBeingEdited else { return }
        isBeingEdited = true
        delegate?.searchBarTextDidBeginEditing(self)
    }

    func endEditing() {
        guard isBeingEdited else { return }
        isBeingEdited = false
        delegate?.searchBarTextDidEndEditing(self)
    }

    /// The controller whose bar this is.
    package var controller: UISearchController? { partOwner as? UISearchController }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard isBeingEdited || delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        controller?.isActive = true
        beginEditing()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        endEditing()
        return super.resignFirstResponder()
    }

    @available(*, deprecated, message: "no effect")
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) { inert(self) }

    public enum Icon: Int, Sendable {
        case search = 0
        case clear, bookmark, resultsList
    }
}

/// Handles the events of a search bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
