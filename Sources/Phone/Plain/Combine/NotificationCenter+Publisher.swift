extension NotificationCenter {
    /// Sends the notifications with one name.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let pipe = Pipe<Notification, Never>(AnySubscriber(subscriber))
            pipe.start {
                nonisolated(unsafe) let observed = pipe
                let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                    observed.exclusively { observed.send(notification) }
                }
                pipe.add(ClosureSubscription { center.removeObserver(token) })
            }
        }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
