/// Values shared by a user's devices. Here they belong to the process.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private var values: [String: Any] = [:]
    private let lock = NSLock()

    public override init() { super.init() }

    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
    open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
    open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func set(_ value: Any?, forKey aKey: String) { lock.withLock { values[aKey] = value } }
    open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }

    @discardableResult
    open func synchronize() -> Bool { true }
}
