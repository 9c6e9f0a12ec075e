public import Foundation

public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0
    case active, timeSensitive, critical
}

open class UNNotificationContent: NSObject, @unchecked Sendable {
    open fileprivate(set) var title = ""
    open fileprivate(set) var subtitle = ""
    open fileprivate(set) var body = ""
    open fileprivate(set) var badge: NSNumber?
    open fileprivate(set) var sound: UNNotificationSound?
    open fileprivate(set) var launchImageName = ""
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    open fileprivate(set) var attachments: [UNNotificationAttachment] = []
    open fileprivate(set) var categoryIdentifier = ""
    open fileprivate(set) var threadIdentifier = ""
    open fileprivate(set) var targetContentIdentifier: String?
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    open fileprivate(set) var relevanceScore: Double = 0

    public override init() {
        super.init()
    }
}

open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    open override var launchImageName: String {
        get { super.launchImageName }
        set { super.launchImageName = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
}

open class UNNotificationSound: NSObject, @unchecked Sendable {
    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()
    public static let defaultRingtone = UNNotificationSound()

    override init() {
        super.init()
    }

    public init(named name: UNNotificationSoundName) {
        super.init()
    }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL

    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        url = URL
        super.init()
    }
}
