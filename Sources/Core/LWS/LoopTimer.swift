internal import Dispatch

/// Calls back once, on the loop. Ends when it fires or is let go.
///
/// It is a timer of the main queue, which the loop drains: libwebsockets' own under libev come late when an earlier one is added
/// while another waits (4.1.6 sets libev's running timer without stopping it).
@MainActor public final class LoopTimer {
    private let source = DispatchSource.makeTimerSource(queue: .main)

    init(delay: Duration, action: @escaping @MainActor () -> Void) {
        source.setEventHandler { MainActor.assumeIsolated(action) }
        source.schedule(deadline: .now() + .microseconds(Int(clamping: delay.microseconds)))
        source.resume()
    }

    isolated deinit {
        source.cancel()
    }

    public func cancel() {
        source.cancel()
    }
}
