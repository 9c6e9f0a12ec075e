import Dispatch

/// The turns of the main loop.
@MainActor enum MainTurn {
    /// Runs the work in a later turn, as UIKit does with completions.
    static func afterThis(_ work: (() -> Void)?) {
        guard let work else { return }
        let isolated: @MainActor () -> Void = { work() }
        DispatchQueue.main.async { MainActor.assumeIsolated(isolated) }
    }
}
