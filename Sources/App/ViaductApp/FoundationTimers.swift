import Foundation
import LWS
import UIKit

/// The timers of Foundation's main run loop, which stands still: the loop of the main thread is libwebsockets'.
@MainActor final class FoundationTimers {
    private let loop: EventLoop
    private var next: Date?
    private var alarm: LoopTimer?

    /// Fires them after each turn of the main queue.
    init(loop: EventLoop) {
        self.loop = loop
        loop.afterTurn = { [weak self] in self?.fire() }
    }

    /// Fires those that are due, and wakes the loop for the next. It has to be called where a timer may have been made, but
    /// not from within the main queue, since the run loop drains that too.
    func fire() {
        let next = RunLoop.main.limitDate(forMode: .default)
        guard next != self.next else { return }
        self.next = next
        alarm = nil
        guard let next, next != .distantFuture else { return }
        // What it wakes is a turn of the main queue, after which this is called; perhaps a moment too early for the timer.
        alarm = loop.schedule(after: .wait(seconds: next.timeIntervalSinceNow)) { [weak self] in self?.next = nil }
    }
}
