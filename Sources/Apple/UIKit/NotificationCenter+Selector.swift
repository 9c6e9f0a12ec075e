import Synchronization

extension NotificationCenter {
    private static let observers = Mutex<[ObjectIdentifier: [Observation]]>([:])

    /// Calls the observer's method, on the main actor, for each notification of that name.
    ///
    /// - Parameter observer: is kept weakly.
    @MainActor public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any? = nil
    ) {
        let target = observer as AnyObject
        let receiver = Receiver(target: target, selector: selector)
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated { receiver.receive(notification) }
        }
        let observation = Observation(token: token, name: name)
        Self.observers.withLock { $0[ObjectIdentifier(target), default: []].append(observation) }
    }

    /// Ends what `addObserver(_:selector:name:object:)` has begun.
    @MainActor public func removeObserver(_ observer: AnyObject, name: NSNotification.Name? = nil) {
        let removed = Self.observers.withLock { observers in
            let all = observers[ObjectIdentifier(observer)] ?? []
            observers[ObjectIdentifier(observer)] = all.filter { name != nil && $0.name != name }
            return all.filter { name == nil || $0.name == name }
        }
        for observation in removed { removeObserver(observation.token as Any) }
    }
}

/// Used on the main actor only.
private final class Receiver: @unchecked Sendable {
    private weak var target: AnyObject?
    private let selector: Selector

    init(target: AnyObject, selector: Selector) {
        self.target = target
        self.selector = selector
    }

    @MainActor func receive(_ notification: Notification) {
        if let target { selector.perform(on: target, sender: notification) }
    }
}

private struct Observation: @unchecked Sendable {
    let token: any NSObjectProtocol
    let name: NSNotification.Name?
}
