internal import CLibwebsockets

/// The log of libwebsockets' own errors and warnings.
@MainActor public enum LWSLog {
    public enum Level: Sendable {
        case warning
        case error
    }

    /// Is called when the headers of a request are too long, before its connection ends.
    private static var headersAreLong: @MainActor () -> Void = {}
    private static var sink: @MainActor (Level, String) -> Void = { _, _ in }

    /// Sends libwebsockets' errors and warnings to the function. Without this call they are dropped.
    public static func install(_ sink: @escaping @MainActor (Level, String) -> Void) {
        self.sink = sink
    }

    /// Has to be called before the first context, which would write notices to standard error.
    static func attach(headersAreLong: @escaping @MainActor () -> Void) {
        self.headersAreLong = headersAreLong
        lws_set_log_level(Int32(LLL_ERR | LLL_WARN), lineWasLogged)
    }

    fileprivate static func log(_ level: Level, _ line: String) {
        guard line.hasPrefix("Ran out of header data space") else { return sink(level, line) }
        headersAreLong()
        let text = """
            The headers of a request are too long (--max-header-bytes), so its connection was ended. Remove the cookies of this host in \
            the browser, which it sends to every port. (VD-LIMIT-8)
            """
        sink(.warning, text)
    }
}

private func lineWasLogged(_ level: Int32, _ line: UnsafePointer<CChar>?) {
    guard let line else { return }
    // A line begins with a time and a letter of its own: "[2026/01/31 12:00:00:0000] E: ".
    var text = String(cString: line)
    if let prefix = text.range(of: ": ", after: "] ") { text.removeSubrange(..<prefix) }
    while text.last?.isNewline == true { text.removeLast() }
    let isError = level & Int32(LLL_ERR) != 0
    MainActor.assumeIsolated { LWSLog.log(isError ? .error : .warning, text) }
}

extension String {
    /// The end of `text` behind the first `start`.
    fileprivate func range(of text: String, after start: String) -> String.Index? {
        var index = startIndex
        while index < endIndex, !self[index...].hasPrefix(start) { index = self.index(after: index) }
        while index < endIndex, !self[index...].hasPrefix(text) { index = self.index(after: index) }
        return index < endIndex ? self.index(index, offsetBy: text.count) : nil
    }
}
