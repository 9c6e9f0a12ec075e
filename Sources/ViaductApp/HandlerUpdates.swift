import Dispatch

/// Makes one report, at the end of the turn, of all the script message handlers that came or went.
@MainActor final class HandlerUpdates {
    /// Who sets it takes it back when it is done.
    var report: (() -> Void)?
    private var willReport = false

    func handlersDidChange() {
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
