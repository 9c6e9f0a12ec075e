/// A method to call on a target. Linux has neither `#selector` nor `@objc`: instead of `#selector(save)`, write
/// `Selector(Self.save)`. The target stays weak, as on iOS.
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

    /// - Parameter method: of the target, with the sender as its argument.
    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
        nonisolated(unsafe) let method = method
        send = { target, sender in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// - Parameter method: of the target, without arguments. Its result is discarded.
    public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> () -> Result) {
        nonisolated(unsafe) let method = method
        send = { target, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// - Parameter method: of the target, with the sender and the event as its arguments. The event has no details in a page.
    public init<Target: AnyObject, Sender, Event, Result>(_ method: @escaping (Target) -> (Sender, Event) -> Result) {
        nonisolated(unsafe) let method = method
        send = { target, sender in
            guard let target = target as? Target, let sender = sender as? Sender, let event = UIEvent() as? Event else {
                return false
            }
            _ = method(target)(sender, event)
            return true
        }
    }

    /// - Parameter method: of the target, a completion callback. Its arguments are the subject, the error (always `nil`) and the context.
    public init<Target: AnyObject, Subject, Failure, Context>(
        _ method: @escaping (Target) -> (Subject, Failure, Context) -> Void
    ) {
        nonisolated(unsafe) let method = method
        send = { target, subject in
            let nothing: Any? = nil
            guard let target = target as? Target, let subject = subject as? Subject,
                let failure = nothing as? Failure, let context = Self.context as? Context
            else { return false }
            method(target)(subject, failure, context)
            return true
        }
    }

    private static var context: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 1)! }

    /// Finds no method: without Objective-C, none can be looked up by its name.
    public init(_ string: String) {
        send = { _, _ in false }
    }

    /// - Returns: `false` when the target has no such method.
    @discardableResult
    @MainActor package func perform(on target: AnyObject, sender: Any?) -> Bool {
        send(target, sender)
    }
}
