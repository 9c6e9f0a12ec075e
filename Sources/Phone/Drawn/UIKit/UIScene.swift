/// One of an app's surfaces.
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
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var title: String! = "" { didSet { Inert.note("UIScene.title") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var subtitle = "" { didSet { Inert.note("UIScene.subtitle") } }
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
