/// The window of a page.
@MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet { oldValue?.viewIfLoaded?.removeFromSuperview() }
    }
    open weak var windowScene: UIWindowScene?
    open private(set) var isKeyWindow = true
    /// Hears of every change to the window itself.
    package weak var screenObserver: (any ScreenObserver)?

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: .zero)
        self.windowScene = windowScene
    }

    open func makeKeyAndVisible() {}
    open func makeKey() {}

    override func setNeedsScreenUpdate() {
        screenObserver?.screenDidChange()
    }
}
