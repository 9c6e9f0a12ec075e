/// The bond between a publisher and a subscriber.
public protocol Subscription: Cancellable {
    func request(_ demand: Subscribers.Demand)
}

/// A subscription that is ended by a closure.
///
/// Publishers here send whatever comes: a demand is not counted, since sinks and assignments want everything.
final class ClosureSubscription: Subscription {
    private var onRequest: (() -> Void)?
    private var onCancel: (() -> Void)?

    init(request: (() -> Void)? = nil, cancel: @escaping () -> Void = {}) {
        onRequest = request
        onCancel = cancel
    }

    func request(_ demand: Subscribers.Demand) {
        let request = onRequest
        onRequest = nil
        request?()
    }

    func cancel() {
        let cancel = onCancel
        onRequest = nil
        onCancel = nil
        cancel?()
    }
}
