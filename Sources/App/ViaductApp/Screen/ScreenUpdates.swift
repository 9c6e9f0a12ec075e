import Dispatch
import UIKit

/// Reports the changes to a page's screen.
@MainActor final class ScreenUpdates: TurnUpdates, ScreenObserver {
    /// How many there were on all pages.
    private(set) static var changes = 0

    /// A larger screen is not written again at once.
    private static let largeScreen = 64 << 10
    private static let bytesPerSecond = 16 << 20

    /// Delays the next screen after a large one. So a page's screens use only a part of the thread that serves all pages, however often
    /// they change. A megabyte takes some ten milliseconds, and delays the next screen by 60.
    func rest(after bytes: Int) {
        guard bytes > Self.largeScreen else { return }
        rest(.milliseconds(min(1000, bytes * 1000 / Self.bytesPerSecond)))
    }

    func screenDidChange() {
        Self.changes &+= 1
        note()
    }
}
