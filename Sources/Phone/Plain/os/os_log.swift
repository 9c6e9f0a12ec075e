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
    // `%{public}@` says who may read it.
    let format = "\(message)".replacing(#/%\{[^}]*\}/#, with: "%")
    Logger(log).log("\(String(format: format, arguments: args))")
}
