/// Several controllers, of which one is seen.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    /// Another tab was selected.
    package var onSelection: (() -> Void)?
    open weak var delegate: (any UITabBarControllerDelegate)?
    open lazy var tabBar = UITabBar()
    open var isTabBarHidden = false
    open var mode = Mode.automatic
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    open var bottomAccessory: UITabAccessory?
    open var moreNavigationController: UINavigationController { UINavigationController() }
    open var customizableViewControllers: [UIViewController]?
    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue ?? [] { addChild(child) }
            tabBar.items = newValue?.map(\.tabBarItem)
        }
    }
    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue else { return }
            onSelection?()
            setNeedsScreenUpdate()
        }
    }
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    open var tabs: [UITab] = [] {
        didSet { viewControllers = tabs.compactMap(\.viewController) }
    }
    open var selectedTab: UITab? {
        get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
        set { selectedIndex = tabs.firstIndex { $0 === newValue } ?? selectedIndex }
    }

    public enum Mode: Int, Sendable {
        case automatic = 0
        case tabBar, tabSidebar
    }

    public enum MinimizeBehavior: Int, Sendable {
        case automatic = 0
        case never, onScrollDown, onScrollUp
    }

    open func setTabs(_ tabs: [UITab], animated: Bool) {
        self.tabs = tabs
    }

    open func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }

    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        isTabBarHidden = hidden
    }
}
