/// A log of the older interface.
open class OSLog: NSObject, @unchecked Sendable {
    public struct Category: Sendable {
        public static let pointsOfInterest = Category(rawValue: "pointsOfInterest")
        public let rawValue: String
    }

    public static let `default` = OSLog(subsystem: "", category: "app")
    public static let disabled = OSLog(subsystem: "", category: "")

    let category: String

    public init(subsystem: String, category: String) {
        self.category = category
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    open func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }
}
