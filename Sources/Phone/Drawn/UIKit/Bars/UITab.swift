/// A tab of a tab bar controller (iOS 18).
@preconcurrency @MainActor open class UITab: NSObject {
    public let identifier: String
    open var title: String {
        didSet { show() }
    }
    @available(*, deprecated, message: "no effect") open var subtitle: String? { didSet { inert(self) } }
    open var image: UIImage? {
        didSet { show() }
    }
    open var badgeValue: String? {
        didSet { show() }
    }
    open var userInfo: Any?
    @available(*, deprecated, message: "no effect") open var isHidden = false { didSet { inert(self) } }
    private let makeViewController: ((UITab) -> UIViewController)?
    open private(set) lazy var viewController: UIViewController? = {
        let controller = makeViewController?(self)
        item = controller?.tabBarItem
        show()
        return controller
    }()
    /// The tab bar item that is drawn for the tab.
    private weak var item: UITabBarItem?

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        makeViewController = viewControllerProvider
        super.init()
    }

    private func show() {
        item?.title = title
        item?.image = image
        item?.badgeValue = badgeValue
    }
}

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

/// The accessory over a tab bar (iOS 26). It is not drawn.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
    public let contentView: UIView

    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}
