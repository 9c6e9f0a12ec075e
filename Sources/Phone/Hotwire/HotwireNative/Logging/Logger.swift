/// A log of the app's own (upstream's type of this name, after 1.3.0-beta). Set it as `Hotwire.config.log`.
///
/// In a file that imports `os` or `OSLog` as well, `Logger` is Apple's, as with 1.2.2. Write `HotwireNative.Logger` there.
@_spi(HotwireNativeMain) public protocol Logger {
    /// - Parameters:
    ///   - file: of the caller, as `function` and `line` are.
    func log(message: String, level: LogLevel, file: String, function: String, line: UInt)
    func debug(_ message: String, file: String, function: String, line: UInt)
    func info(_ message: String, file: String, function: String, line: UInt)
    func warning(_ message: String, file: String, function: String, line: UInt)
    func error(_ message: String, file: String, function: String, line: UInt)
}

@_spi(HotwireNativeMain) extension Logger {
    public func debug(
        _ message: String, file: String = #file, function: String = #function, line: UInt = #line
    ) { log(message: message, level: .debug, file: file, function: function, line: line) }
    public func info(
        _ message: String, file: String = #file, function: String = #function, line: UInt = #line
    ) { log(message: message, level: .info, file: file, function: function, line: line) }
    public func warning(
        _ message: String, file: String = #file, function: String = #function, line: UInt = #line
    ) { log(message: message, level: .warning, file: file, function: function, line: line) }
    public func error(
        _ message: String, file: String = #file, function: String = #function, line: UInt = #line
    ) { log(message: message, level: .error, file: file, function: function, line: line) }
}
