/// A publisher that is told what to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

extension Subject {
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
