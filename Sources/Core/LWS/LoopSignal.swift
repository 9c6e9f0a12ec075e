internal import CLibwebsockets
internal import Glibc
internal import Synchronization

/// A signal to the process, brought to the loop.
enum LoopSignal: UInt8, CaseIterable {
    /// SIGTERM and SIGINT.
    case termination = 1
    /// SIGHUP: the settings are to be read again.
    case reload = 2

    private static let pending = Atomic<UInt8>(0)
    private static let context = Atomic<Int>(0)

    private var numbers: [Int32] {
        switch self {
        case .termination: [SIGTERM, SIGINT]
        case .reload: [SIGHUP]
        }
    }

    func install(waking context: OpaquePointer?) {
        Self.context.store(Int(bitPattern: context), ordering: .sequentiallyConsistent)
        // The parent process may have blocked the signals, and a blocked signal is inherited.
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        for number in numbers { signal(number, signalArrived) }
    }

    static func uninstall() {
        context.store(0, ordering: .sequentiallyConsistent)
    }

    /// - Returns: the signals that have come since the last call.
    static func take() -> [LoopSignal] {
        let taken = pending.exchange(0, ordering: .sequentiallyConsistent)
        return allCases.filter { taken & $0.rawValue != 0 }
    }

    /// Async-signal-safe: stores a flag and writes to a pipe.
    fileprivate static func arrive(_ number: Int32) {
        let arrived: LoopSignal = number == SIGHUP ? .reload : .termination
        pending.bitwiseOr(arrived.rawValue, ordering: .sequentiallyConsistent)
        if let context = OpaquePointer(bitPattern: context.load(ordering: .sequentiallyConsistent)) {
            lws_cancel_service(context)
        }
    }
}

private func signalArrived(_ number: Int32) {
    LoopSignal.arrive(number)
}
