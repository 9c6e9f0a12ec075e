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
