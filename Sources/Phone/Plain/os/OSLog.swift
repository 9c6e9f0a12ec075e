/// A log, in the older API.
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

public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)

    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: UInt8) {
        self.rawValue = rawValue
    }
}

public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
    write(message, args, to: log)
}

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    write(message, args, to: log)
}

public func os_log(_ message: OSLogMessage) {
    Logger(.default).log(message)
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    guard log.isEnabled(type: type) else { return }
    Logger(log).log(level: type, message)
}

private func write(_ message: StaticString, _ args: [any CVarArg], to log: OSLog) {
    guard log.isEnabled(type: .default) else { return }
    // Drops privacy markers such as `%{public}@`.
    let format = "\(message)".replacing(#/%\{[^}]*\}/#, with: "%")
    Logger(log).log("\(String(format: format, arguments: args))")
}
