import Dispatch
import Foundation
import LWS
import UIKit

/// Fires the timers of Foundation's main run loop. That loop does not run, since the main thread runs libwebsockets' loop.
@MainActor final class FoundationTimers {
    /// How long a new timer may wait to be found.
    private static let patience = DispatchTimeInterval.milliseconds(1)

    private let loop: EventLoop
    private var next: Date?
    private var alarm: LoopTimer?
    private var isExpectingTurn = false

    /// Fires them after each turn of the main queue.
    init(loop: EventLoop) {
        self.loop = loop
        loop.afterTurn = { [weak self] in self?.fire() }
    }

    /// Call this where a timer may have been made. Looking for one costs the run loop five system calls, so many messages share a look.
    func noteWork() {
        guard !isExpectingTurn else { return }
        isExpectingTurn = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
            MainActor.assumeIsolated { self?.isExpectingTurn = false }
        }
    }

    /// Fires the timers that are due, and wakes the loop for the next. Never called within the main queue, since the run loop drains that
    /// too.
    private func fire() {
        let next = RunLoop.main.limitDate(forMode: .default)
        guard next != self.next else { return }
        self.next = next
        alarm = nil
        guard let next, next != .distantFuture else { return }
        // The alarm starts a turn of the main queue, then this runs again; perhaps a moment too early for the timer.
        alarm = loop.schedule(after: .wait(seconds: next.timeIntervalSinceNow)) { [weak self] in self?.next = nil }
    }
}
