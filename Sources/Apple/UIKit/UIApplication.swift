/// The app, as code without a view asks for it.
@MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    public enum State: Int, Sendable {
        case active = 0
        case inactive
        case background
    }

    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    open weak var delegate: (any UIApplicationDelegate)?
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var applicationState: State { .active }
    private let scene = UIWindowScene()

    /// One, whose windows are those of the page that is being handled.
    open var connectedScenes: Set<UIScene> { [scene] }
    open var windows: [UIWindow] { scene.windows }
    open var keyWindow: UIWindow? { windows.first }

    open func canOpenURL(_ url: URL) -> Bool { true }

    /// Opens the URL in a new tab of the page's browser.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        Stage.host?.open(url)
        completion?(Stage.host != nil)
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func registerForRemoteNotifications() {
        Inert.note("UIApplication.registerForRemoteNotifications()")
    }
}

@MainActor public protocol UIApplicationDelegate: AnyObject {}

open class UIScene: UIResponder, Hashable {
    public struct ConnectionOptions {}

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
    }

    open var activationState: ActivationState { .foregroundActive }
    open weak var delegate: (any UISceneDelegate)?

    public nonisolated static func == (left: UIScene, right: UIScene) -> Bool { left === right }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { Stage.host.map { [$0.window] } ?? [] }
    open var keyWindow: UIWindow? { windows.first }
    open var screen: UIScreen { .main }
}

public class UISceneSession {}

@MainActor public protocol UISceneDelegate: AnyObject {}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}
