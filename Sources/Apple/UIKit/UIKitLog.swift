internal import Foundation

/// What this UIKit has to tell the author of a component.
@MainActor package enum UIKitLog {
    /// Takes each line; standard error until a server sets another.
    package static var sink: @MainActor (String) -> Void = { line in
        FileHandle.standardError.write(Data("UIKit: \(line)\n".utf8))
    }

    static func warn(_ line: String) {
        sink(line)
    }
}
