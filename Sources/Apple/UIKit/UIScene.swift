/// One of an app's surfaces.
@MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    public struct ConnectionOptions {}

    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")

    open var activationState: ActivationState { .foregroundActive }
    open var title: String! = ""
    open weak var delegate: (any UISceneDelegate)?
    open lazy var session = UISceneSession()

    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil) {
        UIApplication.shared.open(url, options: [:], completionHandler: completionHandler)
    }

    public struct OpenExternalURLOptions {
        public init() {}
    }
}
