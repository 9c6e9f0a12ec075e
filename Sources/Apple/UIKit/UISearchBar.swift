/// A field to search with.
@MainActor open class UISearchBar: UIView {
    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent, minimal
    }

    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String? {
        didSet { valueDidChange(from: oldValue, to: text) }
    }
    open var placeholder: String? {
        didSet { valueDidChange(from: oldValue, to: placeholder) }
    }
    open var prompt: String?
    open var showsCancelButton = false {
        didSet { valueDidChange(from: oldValue, to: showsCancelButton) }
    }
    open var showsBookmarkButton = false
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var isEnabled = true {
        didSet { valueDidChange(from: oldValue, to: isEnabled) }
    }
    open var showsScopeBar = false
    open var scopeButtonTitles: [String]? {
        didSet { valueDidChange(from: oldValue, to: scopeButtonTitles) }
    }
    open var selectedScopeButtonIndex = 0 {
        didSet { valueDidChange(from: oldValue, to: selectedScopeButtonIndex) }
    }
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.search
    open var enablesReturnKeyAutomatically = true
    open lazy var searchTextField = UISearchTextField()
    open var backgroundImage: UIImage?
    open override var canBecomeFirstResponder: Bool { true }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

    public enum Icon: Int, Sendable {
        case search = 0
        case clear, bookmark, resultsList
    }
}
