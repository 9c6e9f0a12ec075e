/// The navigation bar. The page draws its items.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    private static let shared = UINavigationBar()
    open class func appearance() -> UINavigationBar { shared }

    @available(*, deprecated, message: "no effect")
    open lazy var standardAppearance = UINavigationBarAppearance() { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var compactAppearance: UINavigationBarAppearance? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { inert(self) } }
    open var prefersLargeTitles = false {
        didSet { valueDidChange(from: oldValue, to: prefersLargeTitles) }
    }
    @available(*, deprecated, message: "no effect") open var isTranslucent = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var barTintColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var barStyle = UIBarStyle.default { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var shadowImage: UIImage? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var backIndicatorImage: UIImage? { didSet { inert(self) } }
    open var topItem: UINavigationItem? { (partOwner as? UINavigationController)?.topViewController?.navigationItem }

    @available(*, deprecated, message: "no effect")
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) { inert(self) }
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
