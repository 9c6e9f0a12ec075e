/// The bar of tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
    private static let shared = UITabBar()
    open class func appearance() -> UITabBar { shared }

    open lazy var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]?
    open weak var selectedItem: UITabBarItem?
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var barStyle = UIBarStyle.default
}
