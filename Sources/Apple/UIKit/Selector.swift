/// The method that a target is sent. Linux has neither `#selector` nor `@objc`: instead of `#selector(save)`, write
/// `Selector(Self.save)`; the target stays weak, as on iOS.
public struct Selector {
    private let send: @MainActor (_ target: AnyObject, _ sender: Any?) -> Bool

    /// - Parameter method: of the target, without arguments.
    public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
        // Runs on the main actor only, where every class with bar buttons lives.
        nonisolated(unsafe) let method = method
        send = { target, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// - Parameter method: of the target; its argument is who sends.
    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
        nonisolated(unsafe) let method = method
        send = { target, sender in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// A name alone finds nothing here: there is no Objective-C that could look it up.
    public init(_ string: String) {
        send = { _, _ in false }
    }

    /// - Returns: `false` when the target has no such method.
    @discardableResult
    @MainActor package func perform(on target: AnyObject, sender: Any?) -> Bool {
        send(target, sender)
    }
}
