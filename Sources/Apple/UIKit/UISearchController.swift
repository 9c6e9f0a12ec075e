/// A search bar in the navigation bar, and what hears of it.
@MainActor open class UISearchController: UIViewController {
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open private(set) lazy var searchBar = UISearchBar(of: self)
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open private(set) var searchResultsController: UIViewController?
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            hostItem?.setNeedsScreenUpdate()
        }
    }
    weak var hostItem: UINavigationItem?

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// Does what a person's typing does.
    package func edit(to text: String) {
        isActive = true
        searchBar.text = text
        searchResultsUpdater?.updateSearchResults(for: self)
        searchBar.delegate?.searchBar(searchBar, textDidChange: text)
    }

    /// Does what the key “search” does.
    package func submit() {
        searchBar.delegate?.searchBarSearchButtonClicked(searchBar)
    }

    /// Does what the button “Cancel” does.
    package func cancel() {
        searchBar.text = ""
        isActive = false
        searchResultsUpdater?.updateSearchResults(for: self)
        searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
    }
}

@MainActor public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

@MainActor public protocol UISearchControllerDelegate: AnyObject {}

@MainActor public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}

/// Where a person types what is searched for.
@MainActor open class UISearchBar: UIView {
    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String? {
        didSet { valueDidChange(from: oldValue, to: text) }
    }
    open var placeholder: String? {
        didSet { valueDidChange(from: oldValue, to: placeholder) }
    }
    open var prompt: String?
    open var showsCancelButton = false
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.search
    open private(set) lazy var searchTextField = UITextField()
    private weak var searchController: UISearchController?

    convenience init(of controller: UISearchController) {
        self.init(frame: .zero)
        searchController = controller
    }

    override var screenOwner: (any ScreenPart)? { searchController?.hostItem ?? super.screenOwner }
}
