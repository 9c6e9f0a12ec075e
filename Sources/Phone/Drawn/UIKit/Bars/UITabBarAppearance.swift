/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
    open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
    open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var selectionIndicatorTintColor: UIColor? {
        didSet { Inert.note("UITabBarAppearance.selectionIndicatorTintColor") }
    }
}

/// How a tab looks.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    open lazy var normal = UITabBarItemStateAppearance()
    open lazy var selected = UITabBarItemStateAppearance()
    open lazy var disabled = UITabBarItemStateAppearance()
    open lazy var focused = UITabBarItemStateAppearance()
}

/// How a tab looks in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { Inert.note("UITabBarItemStateAppearance.titleTextAttributes") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { Inert.note("UITabBarItemStateAppearance.titlePositionAdjustment") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var iconColor: UIColor? { didSet { Inert.note("UITabBarItemStateAppearance.iconColor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var badgeBackgroundColor: UIColor? {
        didSet { Inert.note("UITabBarItemStateAppearance.badgeBackgroundColor") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { Inert.note("UITabBarItemStateAppearance.badgeTextAttributes") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var badgePositionAdjustment = UIOffset.zero {
        didSet { Inert.note("UITabBarItemStateAppearance.badgePositionAdjustment") }
    }
}
