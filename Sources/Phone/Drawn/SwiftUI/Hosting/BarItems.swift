/// Writes the views' bar contents into the controller's navigation item, and removes them again.
@MainActor struct BarItems {
    private var hasTitle = false
    private var left: [UIBarButtonItem] = []
    private var right: [UIBarButtonItem] = []
    private var bottom: [UIBarButtonItem] = []
    private var search: SearchBridge?

    mutating func show(_ bar: BarContents, on controller: UIViewController) {
        let item = controller.navigationItem
        if bar.title != nil || hasTitle { item.title = bar.title }
        hasTitle = bar.title != nil
        if !left.elementsEqual(bar.left, by: ===) { item.leftBarButtonItems = bar.left }
        if !right.elementsEqual(bar.right, by: ===) { item.rightBarButtonItems = bar.right }
        (left, right) = (bar.left, bar.right)
        item.isBarHidden = bar.isHidden
        if let view = bar.titleView, item.titleView !== view { item.titleView = view }
        if let isLarge = bar.isLarge { item.largeTitleDisplayMode = isLarge ? .always : .never }
        if !bottom.elementsEqual(bar.bottom, by: ===) {
            bottom = bar.bottom
            controller.toolbarItems = bottom
            controller.navigationController?.isToolbarHidden = bottom.isEmpty
        }
        if let detents = bar.detents { controller.sheetPresentationController?.detents = detents }
        if bar.isModal != controller.isModalInPresentation { controller.isModalInPresentation = bar.isModal }
        showSearch(bar.search, on: item)
    }

    private mutating func showSearch(_ request: SearchRequest?, on item: UINavigationItem) {
        guard let request else {
            if search != nil { item.searchController = nil }
            search = nil
            return
        }
        let bridge = search ?? SearchBridge()
        search = bridge
        bridge.request = request
        let bar = bridge.controller.searchBar
        if bar.text ?? "" != request.text.wrappedValue { bar.text = request.text.wrappedValue }
        if let prompt = request.prompt, bar.placeholder != prompt { bar.placeholder = prompt }
        if item.searchController !== bridge.controller { item.searchController = bridge.controller }
    }
}

/// Writes the search text to a binding.
@MainActor private final class SearchBridge: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
    let controller = UISearchController(searchResultsController: nil)
    var request: SearchRequest?

    override init() {
        super.init()
        controller.searchResultsUpdater = self
        controller.searchBar.delegate = self
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        if request?.text.wrappedValue != text { request?.text.wrappedValue = text }
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { request?.submit() }
}
