/// The connection between a publisher and a subscriber.
public protocol Subscription: Cancellable {
    func request(_ demand: Subscribers.Demand)
}

/// A subscription that runs closures at its request and cancellation.
///
/// Publishers here ignore the size of a demand, because sinks and assignments want every value.
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
