import Dispatch

/// The observers whose methods are called for notifications.
enum SelectorObservers {
    private struct Entry {
        let observer: ObjectIdentifier
        let name: NSNotification.Name?
        let center: NotificationCenter
        let token: any NSObjectProtocol
    }

    nonisolated(unsafe) private static var entries: [Entry] = []
    private static let lock = NSLock()

    /// Marks the main queue, which a program without a loop of its own may serve on any thread.
    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private static var isOnMainQueue: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
    }

    @MainActor static func add(
        _ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?,
        to center: NotificationCenter
    ) {
        nonisolated(unsafe) weak let target = observer
        nonisolated(unsafe) let selector = selector
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            nonisolated(unsafe) let notification = notification
            let work: @MainActor @Sendable () -> Void = {
                if let target { selector.perform(on: target, sender: notification) }
            }
            if isOnMainQueue {
                MainActor.assumeIsolated(work)
            } else {
                DispatchQueue.main.async(execute: work)
            }
        }
        lock.withLock {
            entries.append(Entry(observer: ObjectIdentifier(observer), name: name, center: center, token: token))
        }
    }

    static func remove(_ observer: AnyObject, name: NSNotification.Name?, from center: NotificationCenter) {
        let id = ObjectIdentifier(observer)
        let ended = lock.withLock {
            let ended = entries.filter {
                $0.observer == id && $0.center === center && (name == nil || $0.name == name)
            }
            entries.removeAll { $0.observer == id && $0.center === center && (name == nil || $0.name == name) }
            return ended
        }
        for entry in ended { center.removeObserver(entry.token as Any) }
    }
}
