/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
    open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
    open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}
