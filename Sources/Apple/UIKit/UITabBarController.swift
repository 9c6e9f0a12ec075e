/// Several controllers, of which one is seen.
@MainActor open class UITabBarController: UIViewController {
    open lazy var tabBar = UITabBar()
    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue ?? [] { addChild(child) }
            tabBar.items = newValue?.map(\.tabBarItem)
        }
    }
    open var selectedIndex = 0 {
        didSet { valueDidChange(from: oldValue, to: selectedIndex) }
    }
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
}
