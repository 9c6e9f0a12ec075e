import Dispatch

/// The turns of the main loop.
@MainActor package enum MainTurn {
    /// Runs the work in a later turn, as UIKit does with completions.
    static func afterThis(_ work: (() -> Void)?) {
        guard let work else { return }
        let isolated: @MainActor () -> Void = { work() }
        DispatchQueue.main.async { MainActor.assumeIsolated(isolated) }
    }

    /// Runs the work in a later turn, when the time has passed.
    package static func after(_ seconds: TimeInterval, _ work: @escaping () -> Void) {
        guard seconds > 0 else { return afterThis(work) }
        let isolated: @MainActor () -> Void = { work() }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(isolated) }
    }
}
