/// A search bar in the navigation bar.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open lazy var searchBar: UISearchBar = {
        let bar = UISearchBar()
        bar.partOwner = self
        return bar
    }()
    open private(set) var searchResultsController: UIViewController?
    @available(*, deprecated, message: "no effect") open var obscuresBackgroundDuringPresentation = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var hidesNavigationBarDuringPresentation = true { didSet { inert(self) } }
    open var automaticallyShowsCancelButton = true
    @available(*, deprecated, message: "no effect")
    open var automaticallyShowsSearchResultsController = true { didSet { inert(self) } }
    open var automaticallyShowsScopeBar = true
    @available(*, deprecated, message: "no effect") open var showsSearchResultsController = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { inert(self) } }
    open var isActive = false {
        didSet { if isActive != oldValue { activityDidChange() } }
    }

    weak var navigationItemOfSearch: UINavigationItem?

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var screenOwner: (any ScreenPart)? { navigationItemOfSearch }

    /// Simulates typing.
    package func search(for text: String) {
        isActive = true
        guard text != searchBar.text ?? "" else { return }
        searchBar.text = text
        searchResultsUpdater?.updateSearchResults(for: self)
        searchBar.edit(to: text)
    }

    /// Simulates the Return key.
    package func submit() {
        searchBar.submit()
    }

    /// Simulates the Cancel button.
    package func cancel() {
        searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
        isActive = false
    }

    package func choose(scope: Int) {
        guard let titles = searchBar.scopeButtonTitles, titles.indices.contains(scope) else { return }
        searchBar.selectedScopeButtonIndex = scope
        searchBar.delegate?.searchBar(searchBar, selectedScopeButtonIndexDidChange: scope)
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func activityDidChange() {
        if isActive {
            delegate?.willPresentSearchController(self)
            searchBar.beginEditing()
            delegate?.didPresentSearchController(self)
        } else {
            delegate?.willDismissSearchController(self)
            if searchBar.text?.isEmpty == false {
                searchBar.text = ""
                searchBar.delegate?.searchBar(searchBar, textDidChange: "")
            }
            searchBar.endEditing()
            delegate?.didDismissSearchController(self)
        }
        searchResultsUpdater?.updateSearchResults(for: self)
        setNeedsScreenUpdate()
    }
}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Gets notified of each change of the search text.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}
