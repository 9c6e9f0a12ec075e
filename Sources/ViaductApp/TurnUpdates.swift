import Dispatch

/// Makes one report, at the end of the turn, of all the changes in it.
@MainActor class TurnUpdates {
    /// Who sets it takes it back when it is done: a weak reference would cost every message two loads.
    final var report: (() -> Void)?
    private final var willReport = false

    final func note() {
        guard !willReport else { return }
        willReport = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.willReport = false
                self.report?()
            }
        }
    }
}
