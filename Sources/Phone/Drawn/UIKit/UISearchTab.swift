/// The tab for searching.
@preconcurrency @MainActor open class UISearchTab: UITab {
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
            viewControllerProvider: viewControllerProvider)
    }

    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
}
