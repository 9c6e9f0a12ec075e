/// The bar of tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
    private static let shared = UITabBar()
    open class func appearance() -> UITabBar { shared }

    @available(*, deprecated, message: "no effect")
    open lazy var standardAppearance = UITabBarAppearance() { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var scrollEdgeAppearance: UITabBarAppearance? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open weak var delegate: (any UITabBarDelegate)? { didSet { inert(self) } }
    open var items: [UITabBarItem]? {
        get { shownItems }
        @available(*, deprecated, message: "no effect")
        set {
            inert(self)
            shownItems = newValue
        }
    }
    open var selectedItem: UITabBarItem? {
        get { selected }
        @available(*, deprecated, message: "no effect")
        set {
            inert(self)
            selected = newValue
        }
    }
    /// The items of the bar's controller. A bar without a controller is not drawn.
    var shownItems: [UITabBarItem]?
    private weak var selected: UITabBarItem?
    @available(*, deprecated, message: "no effect") open var isTranslucent = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var barTintColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var unselectedItemTintColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var backgroundImage: UIImage? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var shadowImage: UIImage? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var barStyle = UIBarStyle.default { didSet { inert(self) } }
}

/// Gets notified when a tab is selected. All methods are optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
