/// The system's record of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let persistentIdentifier = UUID().uuidString
    public let role = Role.windowApplication
    open lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
    open internal(set) weak var scene: UIScene?
    open var stateRestorationActivity: NSUserActivity?
    open var userInfo: [String: Any]?
}

/// The classes that serve a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
