import Dispatch
import UIKit

/// Makes one report, at the end of the turn, of all the changes to what a page shows.
@MainActor final class ScreenUpdates: ScreenObserver {
    /// Who sets it takes it back when it is done: a weak reference would cost every message two loads.
    var report: (() -> Void)?
    /// How many changes there were on all pages.
    private(set) static var changes = 0
    private var willReport = false

    func screenDidChange() {
        Self.changes &+= 1
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
