internal import Foundation

/// Lines for the author of a component.
@MainActor package enum BridgeLog {
    /// Takes each line; standard error until a server sets another.
    package static var sink: @MainActor (String) -> Void = { line in
        FileHandle.standardError.write(Data("HotwireNative: \(line)\n".utf8))
    }

    static func warn(_ line: String) {
        sink(line)
    }

    /// Only while `Hotwire.config.debugLoggingEnabled`.
    static func debug(_ line: @autoclosure () -> String) {
        if Hotwire.config.debugLoggingEnabled { sink(line()) }
    }
}
