/// The bar itself, of which the page draws the items.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    private static let shared = UINavigationBar()
    open class func appearance() -> UINavigationBar { shared }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open lazy var standardAppearance = UINavigationBarAppearance() {
        didSet { Inert.note("UINavigationBar.standardAppearance") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { Inert.note("UINavigationBar.scrollEdgeAppearance") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { Inert.note("UINavigationBar.compactAppearance") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { Inert.note("UINavigationBar.compactScrollEdgeAppearance") }
    }
    open var prefersLargeTitles = false {
        didSet { valueDidChange(from: oldValue, to: prefersLargeTitles) }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isTranslucent = true { didSet { Inert.note("UINavigationBar.isTranslucent") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var barTintColor: UIColor? { didSet { Inert.note("UINavigationBar.barTintColor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var barStyle = UIBarStyle.default { didSet { Inert.note("UINavigationBar.barStyle") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { Inert.note("UINavigationBar.titleTextAttributes") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { Inert.note("UINavigationBar.largeTitleTextAttributes") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var shadowImage: UIImage? { didSet { Inert.note("UINavigationBar.shadowImage") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var backIndicatorImage: UIImage? { didSet { Inert.note("UINavigationBar.backIndicatorImage") } }
    open var topItem: UINavigationItem? { (partOwner as? UINavigationController)?.topViewController?.navigationItem }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        Inert.note("UINavigationBar.setBackgroundImage(_:for:)")
    }
}

public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black
}

public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent
    case darkContent = 3
}
