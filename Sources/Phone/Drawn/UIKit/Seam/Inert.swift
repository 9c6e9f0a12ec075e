/// Logs, once per name, the use of an API that has no effect in a browser.
package enum Inert {
    private struct Use: Hashable {
        let owner: ObjectIdentifier
        let member: String
    }

    nonisolated(unsafe) private static var uses: Set<Use> = []
    nonisolated(unsafe) private static var noted: Set<String> = []
    private static let lock = NSLock()

    /// - Parameter name: the API's name in Apple's documentation: `UIButton.setBackgroundImage(_:for:)`.
    package static func note(_ name: String) {
        let isNew = lock.withLock { noted.insert(name).inserted }
        guard isNew else { return }
        let line = "\(name) does nothing in a browser."
        if Thread.isMainThread {
            // The line goes to the page that a component is working for.
            MainActor.assumeIsolated { UIKitLog.write(line, cause: "VD-LOG-2") }
        } else {
            Task { @MainActor in UIKitLog.write(line, cause: "VD-LOG-2") }
        }
    }

    /// - Returns: the value, unchanged.
    package static func note<Value>(_ name: String, returning value: Value) -> Value {
        note(name)
        return value
    }

    fileprivate static func note(_ member: String, of owner: Any.Type) {
        let isNew = lock.withLock { uses.insert(Use(owner: ObjectIdentifier(owner), member: member)).inserted }
        guard isNew else { return }
        // `UIKit.UIImage.Type`, without its module.
        var type = String(reflecting: owner).prefix { $0 != "<" }.split(separator: ".").dropFirst()
        if type.last == "Type" { type.removeLast() }
        let name = type.joined(separator: ".")
        note(member.hasPrefix("init(") ? name + member.dropFirst("init".count) : "\(name).\(member)")
    }
}

/// Logs that its caller has no effect in a browser, with the caller's type and name: `UIButton.setBackgroundImage(_:for:)`.
///
/// Mark the caller with `@available(*, deprecated, message: "no effect")`: `viaduct app --check` counts its uses by the
/// compiler's warnings. A call without the mark is a warning itself.
///
/// - Parameter owner: `self`; in an initializer, the type. Its static type is named: the class that declares the caller.
/// - Returns: the owner, for a modifier that changes nothing.
@available(*, deprecated, message: "Mark the caller as deprecated too, with “no effect”.")
@discardableResult
package func inert<Owner>(_ owner: Owner, _ member: String = #function) -> Owner {
    Inert.note(member, of: Owner.self)
    return owner
}

/// The log for messages that iOS would print to the console.
package enum UIKitLog {
    /// The page below `/viaduct/errors/` that explains the line being written; `nil` when none does.
    @TaskLocal package static var cause: String?

    @MainActor package static var write: (String) -> Void = { text in
        FileHandle.standardError.write(Data("[UIKit] \(text)\n".utf8))
    }

    /// Logs a mistake that is explained below `/viaduct/errors/`.
    @MainActor package static func write(_ text: String, cause: String) {
        $cause.withValue(cause) { write(text) }
    }
}
