/// The outermost view: that of a page.
@preconcurrency @MainActor open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)

        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static func + (left: Level, right: CGFloat) -> Level { Level(rawValue: left.rawValue + right) }
    }

    /// The page that shows the window; `nil` for a window without a page, and once the page is gone.
    package var host: (any UIWindowHost)? { ownHost ?? shownIn?.ownHost }
    /// Strong, because a weak reference would slow each message of the page. Cleared when the page is gone.
    private var ownHost: (any UIWindowHost)?
    /// The objects that the app has created for the page.
    var made = WeakList()
    weak var firstResponder: UIResponder?
    package private(set) var focusRequest: FocusRequest?
    /// The text size of the page's phone.
    package var contentSizeCategory = UIContentSizeCategory.large
    /// The token with which the page has registered for notifications.
    var deviceToken: Data?
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.ownWindow = nil
            rootViewController?.ownWindow = self
            setNeedsScreenUpdate()
        }
    }
    /// The page's window, when this one is the app's own.
    private weak var shownIn: UIWindow?
    /// Keeps the scene that was created for this window alive.
    var keptScene: UIWindowScene?
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { join() } }
    }
    @available(*, deprecated, message: "no effect") open var windowLevel = Level.normal { didSet { inert(self) } }
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
    open var screen: UIScreen { .main }

    /// Creates a window of the app's own, which is drawn together with the page's.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
        join()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Adds the window to its scene.
    private func join() {
        guard let windowScene, windowScene.ownWindow !== self else { return }
        shownIn = windowScene.ownWindow
        windowScene.add(self)
    }

    open func makeKeyAndVisible() { isHidden = false }
    open func makeKey() {}
    open func becomeKey() {}
    open func resignKey() {}

    /// The style that was requested for this window or another one of its scene, because a page shows them all as one.
    package var shownStyle: UIUserInterfaceStyle {
        if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
        return windowScene?.requestedStyle ?? .unspecified
    }

    override var screenOwner: (any ScreenPart)? { shownIn ?? rootViewController }

    /// The page's window that this one is drawn with.
    var page: UIWindow { shownIn ?? self }

    func request(focusOf responder: UIResponder, isFirst: Bool) {
        focusRequest = FocusRequest(of: responder, isFirst: isFirst, after: focusRequest)
        setNeedsScreenUpdate()
    }

    @discardableResult
    open override func endEditing(_ force: Bool) -> Bool { page.firstResponder?.resignFirstResponder() ?? true }

    package func serve(_ host: any UIWindowHost) {
        ownHost = host
        if windowScene == nil { keptScene = UIWindowScene(of: self) }
    }

    package func forgetHost() {
        ownHost = nil
    }

    /// The scene of a page's window.
    package var scene: UIWindowScene {
        if let windowScene { return windowScene }
        let scene = UIWindowScene(of: self)
        keptScene = scene
        return scene
    }
}
