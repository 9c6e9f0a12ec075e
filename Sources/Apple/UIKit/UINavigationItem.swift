/// What a controller shows in the navigation bar.
@MainActor open class UINavigationItem {
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic = 1
        case minimal = 2
    }

    private weak var owner: UIViewController?
    private var ownTitle: String?

    public init(title: String) {
        ownTitle = title
    }

    init(owner: UIViewController) {
        self.owner = owner
    }

    /// The controller's title unless another one was set.
    open var title: String? {
        get { ownTitle ?? owner?.title }
        set {
            guard newValue != title else { return }
            ownTitle = newValue
            setNeedsScreenUpdate()
        }
    }

    open var prompt: String? {
        didSet {
            if prompt != oldValue { setNeedsScreenUpdate() }
        }
    }

    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { itemsDidChange(from: oldValue, to: leftBarButtonItems) }
    }

    /// The first one stands at the edge.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { itemsDidChange(from: oldValue, to: rightBarButtonItems) }
    }

    open var hidesBackButton = false
    open var leftItemsSupplementBackButton = false
    open var backButtonTitle: String?
    open var backButtonDisplayMode = BackButtonDisplayMode.default

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    private func itemsDidChange(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
        let old = old ?? []
        let new = new ?? []
        guard !old.elementsEqual(new, by: ===) else { return }
        for item in old where item.screenOwner === self { item.owner = nil }
        for item in new { item.owner = self }
        setNeedsScreenUpdate()
    }
}

extension UINavigationItem: ScreenPart {
    package var screenOwner: (any ScreenPart)? { owner }
}
