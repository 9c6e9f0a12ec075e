import Foundation

/// A log that writes to the same place as `print` (upstream's type of this name, after 1.3.0-beta).
@_spi(HotwireNativeMain) public struct OSLogWrapper: Logger {
    /// `nil` to drop every line.
    private let category: String?

    public init(subsystem: String, category: String) {
        self.category = category
    }

    private init() {
        category = nil
    }

    /// A log that drops every line.
    public static var disabled: any Logger { OSLogWrapper() }

    public func log(message: String, level: LogLevel, file: String, function: String, line: UInt) {
        guard let category else { return }
        FileHandle.standardError.write(Data("[\(category)] \(message)\n".utf8))
    }
}
