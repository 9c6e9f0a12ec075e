/// The surface of one page.
@MainActor open class UIWindowScene: UIScene {
    private let ownWindow: UIWindow

    init(of window: UIWindow) {
        ownWindow = window
        super.init()
        window.windowScene = self
    }

    open var windows: [UIWindow] { [ownWindow] }
    open var keyWindow: UIWindow? { ownWindow }
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var traitCollection: UITraitCollection { ownWindow.traitCollection }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
