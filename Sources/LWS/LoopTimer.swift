internal import CLibwebsockets

/// Calls back once, on the loop. Ends when it fires or is let go.
@MainActor public final class LoopTimer {
    private weak var loop: EventLoop?
    private let action: @MainActor () -> Void
    /// At a fixed address, since libwebsockets links it into its list; lives as long as this object.
    private let node = UnsafeMutablePointer<clws_timer>.allocate(capacity: 1)

    init(loop: EventLoop, context: OpaquePointer, delay: Duration, action: @escaping @MainActor () -> Void) {
        self.loop = loop
        self.action = action
        node.initialize(to: clws_timer())
        node.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
        node.withMemoryRebound(to: lws_sorted_usec_list_t.self, capacity: 1) {
            lws_sul_schedule(context, 0, $0, timerDidFire, delay.microseconds)
        }
    }

    isolated deinit {
        cancel()
        node.deallocate()
    }

    public func cancel() {
        // Without a context there is no list to leave.
        guard loop?.context != nil else { return }
        node.withMemoryRebound(to: lws_sorted_usec_list_t.self, capacity: 1) { lws_sul_cancel($0) }
    }

    fileprivate func fire() {
        action()
    }
}

/// The list node is the first member of `clws_timer`, so both have one address.
private func timerDidFire(_ node: UnsafeMutablePointer<lws_sorted_usec_list_t>?) {
    guard let owner = UnsafeMutableRawPointer(node)?.assumingMemoryBound(to: clws_timer.self).pointee.owner else {
        return
    }
    let timer = Unmanaged<LoopTimer>.fromOpaque(owner).takeUnretainedValue()
    MainActor.assumeIsolated { timer.fire() }
}
