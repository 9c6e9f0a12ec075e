import UIKit

/// The changes to what a page shows.
@MainActor final class ScreenUpdates: TurnUpdates, ScreenObserver {
    /// How many there were on all pages.
    private(set) static var changes = 0

    func screenDidChange() {
        Self.changes &+= 1
        note()
    }
}
