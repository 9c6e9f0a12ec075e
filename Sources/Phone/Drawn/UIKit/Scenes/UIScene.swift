/// One of the app's scenes.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")

    open package(set) var activationState = ActivationState.foregroundActive
    @available(*, deprecated, message: "no effect") open var title: String! = "" { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var subtitle = "" { didSet { inert(self) } }
    open weak var delegate: (any UISceneDelegate)?
    open lazy var session: UISceneSession = {
        let session = UISceneSession()
        session.scene = self
        return session
    }()

    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil) {
        guard options?.universalLinksOnly != true else {
            completionHandler?(false)
            return
        }
        UIApplication.shared.open(url, options: [:], completionHandler: completionHandler)
    }

    @discardableResult
    open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        if options?.universalLinksOnly == true { return false }
        return await UIApplication.shared.open(url)
    }
}

extension UIScene {
    /// The reasons why a scene was created. A page has none of these.
    @preconcurrency @MainActor public class ConnectionOptions: NSObject {
        public internal(set) var urlContexts: Set<UIOpenURLContext> = []
        public internal(set) var userActivities: Set<NSUserActivity> = []
        public internal(set) var shortcutItem: UIApplicationShortcutItem?
        public internal(set) var sourceApplication: String?
        public internal(set) var handoffUserActivityType: String?
    }

    /// The options of a URL that the app was asked to open.
    @preconcurrency @MainActor public class OpenURLOptions: NSObject {
        public internal(set) var sourceApplication: String?
        public internal(set) var annotation: Any?
        public internal(set) var openInPlace = false
    }

    /// The options for opening a URL.
    @preconcurrency @MainActor public class OpenExternalURLOptions: NSObject {
        public var universalLinksOnly = false

        public override init() { super.init() }
    }
}

/// A URL that the app was asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    public let url: URL
    public let options: UIScene.OpenURLOptions

    init(url: URL, options: UIScene.OpenURLOptions) {
        self.url = url
        self.options = options
        super.init()
    }
}
