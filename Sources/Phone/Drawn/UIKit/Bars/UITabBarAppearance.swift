/// The look of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
    open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
    open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
    @available(*, deprecated, message: "no effect") open var selectionIndicatorTintColor: UIColor? { didSet { inert(self) } }
}

/// The look of a tab.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    open lazy var normal = UITabBarItemStateAppearance()
    open lazy var selected = UITabBarItemStateAppearance()
    open lazy var disabled = UITabBarItemStateAppearance()
    open lazy var focused = UITabBarItemStateAppearance()
}

/// The look of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    @available(*, deprecated, message: "no effect")
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var titlePositionAdjustment = UIOffset.zero { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var iconColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var badgeBackgroundColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var badgePositionAdjustment = UIOffset.zero { didSet { inert(self) } }
}
