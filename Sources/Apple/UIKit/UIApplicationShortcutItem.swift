/// What a long press on the app's icon offers.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String
    open var localizedSubtitle: String?
    open var userInfo: [String: any NSSecureCoding]?

    public init(type: String, localizedTitle: String) {
        self.type = type
        self.localizedTitle = localizedTitle
        super.init()
    }
}
