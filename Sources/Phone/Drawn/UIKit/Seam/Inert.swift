/// Tells, once a name, that something was used which does nothing in a browser.
package enum Inert {
    nonisolated(unsafe) private static var noted: Set<String> = []
    private static let lock = NSLock()

    /// - Parameter name: as a developer would look it up: `UIButton.setBackgroundImage(_:for:)`.
    package static func note(_ name: String) {
        let isNew = lock.withLock { noted.insert(name).inserted }
        guard isNew else { return }
        let line = "\(name) does nothing in a browser."
        if Thread.isMainThread {
            // The page that a component is working for is told.
            MainActor.assumeIsolated { UIKitLog.write(line) }
        } else {
            Task { @MainActor in UIKitLog.write(line) }
        }
    }

    /// - Returns: the value, as what was asked for leaves it.
    package static func note<Value>(_ name: String, returning value: Value) -> Value {
        note(name)
        return value
    }
}

/// Where this module says what iOS would print to the console.
package enum UIKitLog {
    @MainActor package static var write: (String) -> Void = { text in
        FileHandle.standardError.write(Data("[UIKit] \(text)\n".utf8))
    }
}
