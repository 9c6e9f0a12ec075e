import Foundation

/// Where the library tells developers what went wrong.
package enum HotwireLog {
    nonisolated(unsafe) package static var write: (String) -> Void = { text in
        FileHandle.standardError.write(Data("[HotwireNative] \(text)\n".utf8))
    }
    /// Where it tells what it did, of which nothing is wrong.
    nonisolated(unsafe) package static var writeDebug: (String) -> Void = { write($0) }

    /// Only with `Hotwire.config.debugLoggingEnabled`.
    static func debug(_ text: @autoclosure () -> String) {
        if Hotwire.config.debugLoggingEnabled { writeDebug(text()) }
    }
}
