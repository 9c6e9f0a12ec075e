@MainActor open class UISceneSession: NSObject {
    public let persistentIdentifier = UUID().uuidString
}
