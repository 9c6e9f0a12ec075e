/// How a tab looks.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    open lazy var normal = UITabBarItemStateAppearance()
    open lazy var selected = UITabBarItemStateAppearance()
    open lazy var disabled = UITabBarItemStateAppearance()
    open lazy var focused = UITabBarItemStateAppearance()
}
