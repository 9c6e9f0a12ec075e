extension NotificationCenter {
    /// The notifications of one name, as an async sequence.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification

        private let center: NotificationCenter
        private let stream: AsyncStream<Notification>
        private let token: any NSObjectProtocol

        init(_ name: Notification.Name, _ object: AnyObject?, of center: NotificationCenter) {
            let (stream, continuation) = AsyncStream<Notification>.makeStream()
            self.center = center
            self.stream = stream
            token = center.addObserver(forName: name, object: object, queue: nil) {
                nonisolated(unsafe) let notification = $0
                continuation.yield(notification)
            }
        }

        deinit {
            center.removeObserver(token)
        }

        public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator(), sequence: self) }

        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<Notification>.Iterator
            let sequence: Notifications

            public mutating func next() async -> Notification? { await base.next() }
        }
    }

    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(name, object, of: self)
    }
}

extension NotificationCenter {
    /// Calls the observer's method for each notification. Holds the observer weakly.
    @MainActor public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observer = observer as AnyObject
        SelectorObservers.add(observer, aSelector, name: aName, object: anObject, to: self)
    }

    /// Removes all registrations of the observer's methods, or a block's token.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.remove(observer, name: nil, from: self)
        removeObserver(observer as Any)
    }

    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservers.remove(observer, name: aName, from: self)
    }
}
