/// The bar of tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
    private static let shared = UITabBar()
    open class func appearance() -> UITabBar { shared }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open lazy var standardAppearance = UITabBarAppearance() { didSet { Inert.note("UITabBar.standardAppearance") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { Inert.note("UITabBar.scrollEdgeAppearance") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open weak var delegate: (any UITabBarDelegate)? { didSet { Inert.note("UITabBar.delegate") } }
    open var items: [UITabBarItem]? {
        get { shownItems }
        @available(*, deprecated, message: "Does nothing in a browser.")
        set {
            Inert.note("UITabBar.items")
            shownItems = newValue
        }
    }
    open var selectedItem: UITabBarItem? {
        get { selected }
        @available(*, deprecated, message: "Does nothing in a browser.")
        set {
            Inert.note("UITabBar.selectedItem")
            selected = newValue
        }
    }
    /// Those of the bar's controller. A bar without one is not drawn.
    var shownItems: [UITabBarItem]?
    private weak var selected: UITabBarItem?
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isTranslucent = true { didSet { Inert.note("UITabBar.isTranslucent") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var barTintColor: UIColor? { didSet { Inert.note("UITabBar.barTintColor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var unselectedItemTintColor: UIColor? { didSet { Inert.note("UITabBar.unselectedItemTintColor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var backgroundImage: UIImage? { didSet { Inert.note("UITabBar.backgroundImage") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var shadowImage: UIImage? { didSet { Inert.note("UITabBar.shadowImage") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var barStyle = UIBarStyle.default { didSet { Inert.note("UITabBar.barStyle") } }
}

/// Hears of the choice of a tab. All methods are optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
