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

    /// The page that shows the window; `nil` for one that a component has made, and once the page has gone.
    package var host: (any UIWindowHost)? { ownHost ?? shownIn?.ownHost }
    /// Strong, since a weak reference would cost each message of the page; taken away with the page.
    private var ownHost: (any UIWindowHost)?
    /// The objects that the app has made for the page.
    var made = WeakList()
    weak var firstResponder: UIResponder?
    package private(set) var focusRequest: FocusRequest?
    /// The text size that the page's person has chosen.
    package var contentSizeCategory = UIContentSizeCategory.large
    /// Under which the page has registered for notifications.
    var deviceToken: Data?
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.ownWindow = nil
            rootViewController?.ownWindow = self
            setNeedsScreenUpdate()
        }
    }
    /// The page's, when this one is the app's own.
    private weak var shownIn: UIWindow?
    /// Keeps the scene that was made for this window.
    var keptScene: UIWindowScene?
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { join() } }
    }
    @available(*, deprecated, message: "no effect") open var windowLevel = Level.normal { didSet { inert(self) } }
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
    open var screen: UIScreen { .main }

    /// A window of the app's own, which is drawn with that of the page.
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

    /// Becomes one of the scene's windows.
    private func join() {
        guard let windowScene, windowScene.ownWindow !== self else { return }
        shownIn = windowScene.ownWindow
        windowScene.add(self)
    }

    open func makeKeyAndVisible() { isHidden = false }
    open func makeKey() {}
    open func becomeKey() {}
    open func resignKey() {}

    /// The style that was asked for of this window, or of another one of its scene: a page shows them all in one.
    package var shownStyle: UIUserInterfaceStyle {
        let windows = [self] + (windowScene?.windows ?? [])
        return windows.map(\.overrideUserInterfaceStyle).first { $0 != .unspecified } ?? .unspecified
    }

    override var screenOwner: (any ScreenPart)? { shownIn ?? rootViewController }

    /// The window that is drawn with this one.
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
