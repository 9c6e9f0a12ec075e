/// Tells, once a name, that something was used which does nothing in a browser.
package enum Inert {
    nonisolated(unsafe) private static var noted: Set<String> = []
    private static let lock = NSLock()

    /// - Parameter name: as a developer would look it up: `UIView.setNeedsLayout()`.
    package static func note(_ name: String) {
        let isNew = lock.withLock { noted.insert(name).inserted }
        guard isNew else { return }
        Task { @MainActor in UIKitLog.write("\(name) does nothing in a browser.") }
    }

    /// - Returns: the value, as what was asked for leaves it.
    package static func note<Value>(_ name: String, returning value: Value) -> Value {
        note(name)
        return value
    }
}
