internal import CLibwebsockets
internal import Glibc
internal import Synchronization

/// SIGTERM and SIGINT, brought to the loop.
enum TerminationSignal {
    private static let pending = Atomic<Bool>(false)
    private static let context = Atomic<Int>(0)

    static func install(waking context: OpaquePointer?) {
        self.context.store(Int(bitPattern: context), ordering: .sequentiallyConsistent)
        // The parent process may have blocked the signals, and a blocked signal is inherited.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        signal(SIGTERM, signalArrived)
        signal(SIGINT, signalArrived)
    }

    static func uninstall() {
        context.store(0, ordering: .sequentiallyConsistent)
    }

    /// Whether a signal has come since the last call.
    static func take() -> Bool {
        pending.exchange(false, ordering: .sequentiallyConsistent)
    }

    /// Async-signal-safe: stores a flag and writes to a pipe.
    fileprivate static func arrive() {
        pending.store(true, ordering: .sequentiallyConsistent)
        if let context = OpaquePointer(bitPattern: context.load(ordering: .sequentiallyConsistent)) {
            lws_cancel_service(context)
        }
    }
}

private func signalArrived(_ number: Int32) {
    TerminationSignal.arrive()
}
