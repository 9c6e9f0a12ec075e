/// The bar itself, of which the page draws the items.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    private static let shared = UINavigationBar()
    open class func appearance() -> UINavigationBar { shared }

    open lazy var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var prefersLargeTitles = false {
        didSet { valueDidChange(from: oldValue, to: prefersLargeTitles) }
    }
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var topItem: UINavigationItem? { (partOwner as? UINavigationController)?.topViewController?.navigationItem }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        Inert.note("UINavigationBar.setBackgroundImage(_:for:)")
    }
}
