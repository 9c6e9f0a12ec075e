import Dispatch

/// Makes one report, at the end of the turn, of all the changes in it.
@MainActor class TurnUpdates {
    /// Runs for each report. Its owner resets it at the end: a weak reference would cost every message two loads.
    final var report: (() -> Void)?
    private final var willReport = false
    /// Whether there are changes that were not reported.
    final var isPending: Bool { willReport }
    /// When the next one is due; `nil` at once.
    private final var next: DispatchTime?

    final func note() {
        guard !willReport else { return }
        willReport = true
        if let next {
            self.next = nil
            DispatchQueue.main.asyncAfter(deadline: next) { MainActor.assumeIsolated(self.make) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(self.make) }
        }
    }

    /// Delays the next report, so that other work gets its turn.
    final func rest(_ time: DispatchTimeInterval) {
        next = .now() + time
    }

    private final func make() {
        willReport = false
        report?()
    }
}
