/// Several controllers, one of them visible.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Called when another tab was selected.
    package var onSelection: (() -> Void)?
    open weak var delegate: (any UITabBarControllerDelegate)?
    open lazy var tabBar = UITabBar()
    open var isTabBarHidden = false { didSet { setNeedsScreenUpdate() } }
    @available(*, deprecated, message: "no effect") open var mode = Mode.automatic { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var bottomAccessory: UITabAccessory? { didSet { inert(self) } }
    open var moreNavigationController: UINavigationController { UINavigationController() }
    @available(*, deprecated, message: "no effect")
    open var customizableViewControllers: [UIViewController]? { didSet { inert(self) } }
    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue ?? [] { addChild(child) }
            tabBar.shownItems = newValue?.map(\.tabBarItem)
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
    override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
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

    @available(*, deprecated, message: "no effect")
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        isTabBarHidden = hidden
    }

    /// Called when the user taps a tab. Does nothing: subclasses override it.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Simulates a tap on the tab, if the delegate allows it.
    ///
    /// - Returns: whether the tab is selected now.
    package func tap(tab index: Int) -> Bool {
        guard children.indices.contains(index) else { return false }
        let (controller, previous) = (children[index], selectedTab)
        let tab = tabs.indices.contains(index) ? tabs[index] : nil
        let isAllowed =
            tab.map { delegate?.tabBarController(self, shouldSelectTab: $0) ?? true }
            ?? delegate?.tabBarController(self, shouldSelect: controller) ?? true
        guard isAllowed else { return false }
        selectedIndex = index
        tabBar(tabBar, didSelect: controller.tabBarItem)
        if let tab {
            delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
        } else {
            delegate?.tabBarController(self, didSelect: controller)
        }
        return true
    }

    /// Marks the tab that the page has moved to, without a selection by the user.
    package func follow(tab index: Int) {
        let told = onSelection
        onSelection = nil
        selectedIndex = index
        onSelection = told
    }
}

/// Gets notified of the selection of tabs. All methods are optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
}
