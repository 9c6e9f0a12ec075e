/// The app. With many pages, it acts for the page that a component is working for.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active = 0
        case inactive, background
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public static let shared = UIApplication()
    public static let openSettingsURLString = "app-settings:"
    public static let openNotificationSettingsURLString = "app-settings:notifications"
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Whether a scene delegate is being connected to its page.
    package static var isConnectingScene = false

    /// Returns the window of the page that a component is working for.
    package static var currentWindow: () -> UIWindow? = { nil }

    open weak var delegate: (any UIApplicationDelegate)?
    open var applicationState: State { .active }
    @available(*, deprecated, message: "no effect") open var applicationIconBadgeNumber = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isIdleTimerDisabled = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var shortcutItems: [UIApplicationShortcutItem]? { didSet { inert(self) } }
    var backgroundTasks = 0
    open var isNetworkActivityIndicatorVisible = false
    open var isRegisteredForRemoteNotifications: Bool { keyWindow?.deviceToken != nil }
    open var preferredContentSizeCategory: UIContentSizeCategory { keyWindow?.page.contentSizeCategory ?? .large }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    open var keyWindow: UIWindow? { Self.currentWindow() }
    open var windows: [UIWindow] { [keyWindow].compactMap { $0 } }
    open var connectedScenes: Set<UIScene> { Set(windows.map(\.scene)) }
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }

    open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// Opens the URL from the page.
    ///
    /// - Parameter completion: gets whether there is a page.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let host = keyWindow?.host
        host?.open(url)
        if let completion { MainTurn.after(0) { completion(host != nil) } }
    }

    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        let host = keyWindow?.host
        host?.open(url)
        return host != nil
    }

    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        // Without a target, the first responder gets the action.
        guard let target = target ?? keyWindow?.page.firstResponder else { return false }
        return action.perform(on: target as AnyObject, sender: sender)
    }

    open func unregisterForRemoteNotifications() {
        keyWindow?.deviceToken = nil
    }

    @available(*, deprecated, message: "no effect")
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        Inert.note("UIApplication.setAlternateIconName(_:)")
        completionHandler?(nil)
    }
}
