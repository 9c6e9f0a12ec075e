import Dispatch

/// The turns of the main loop.
@MainActor package enum MainTurn {
    /// Runs the work in a later turn for the same page, as UIKit does with completions.
    package static func afterThis(_ work: (() -> Void)?) {
        guard let work else { return }
        later { work() }
    }

    /// Runs the work after the time, in a later turn.
    package static func after(_ seconds: TimeInterval, _ work: @escaping () -> Void) {
        guard seconds > 0 else { return afterThis(work) }
        let isolated: @MainActor () -> Void = { work() }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(isolated) }
    }

    /// Runs the work at once, for Apple's functions that may be called from any thread.
    package nonisolated static func now<Value: Sendable>(_ work: @MainActor () -> Value) -> Value {
        if isCurrent { return MainActor.assumeIsolated(work) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
    }

    /// Runs the work at once on the main thread, and in its next turn from any other.
    package nonisolated static func soon(_ work: @escaping @MainActor () -> Void) {
        isCurrent ? MainActor.assumeIsolated(work) : later(work)
    }

    /// Runs the work in a later turn of the main thread. A task keeps the page that it works for.
    package nonisolated static func later(_ work: @escaping @MainActor () -> Void) {
        Task { @MainActor in work() }
    }

    /// Whether this is the main thread. A program without a loop of its own may serve the main queue on any thread.
    package nonisolated static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    }

    private nonisolated static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
