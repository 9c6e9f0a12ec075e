import Dispatch
import Foundation
import LWS
import UIKit
import ViaductSystem

/// Fires the timers of Foundation's main run loop. That loop does not run, since the main thread runs libwebsockets' loop.
@MainActor final class FoundationTimers {
    /// In nanoseconds: reads of the socket that follow each other by less share a look for new timers, which makes five system calls.
    private static let sharing = 100_000
    /// How long a new timer may wait to be found when no read comes.
    private static let patience = DispatchTimeInterval.milliseconds(1)

    private let loop: EventLoop
    private var next: Date?
    private var alarm: LoopTimer?
    private var hasWorked = false
    /// By `MonotonicClock`: when the last look after a read was.
    private var lastLook = 0
    private var isExpectingTurn = false

    /// Fires them after each turn of the main queue, and after reads that have brought work.
    init(loop: EventLoop) {
        self.loop = loop
        loop.afterTurn = { [weak self] in self?.fire() }
        loop.afterRead = { [weak self] in self?.fireAfterWork() }
    }

    /// Call this where a timer may have been made.
    func noteWork() {
        hasWorked = true
    }

    private func fireAfterWork() {
        guard hasWorked else { return }
        hasWorked = false
        let now = MonotonicClock.nanoseconds
        if now - lastLook >= Self.sharing {
            lastLook = now
            return fire()
        }
        guard !isExpectingTurn else { return }
        isExpectingTurn = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
            MainActor.assumeIsolated { self?.isExpectingTurn = false }
        }
    }

    /// Fires the timers that are due, and wakes the loop for the next.
    private func fire() {
        let next = MainRunLoop.serve()
        guard next != self.next else { return }
        self.next = next
        alarm = nil
        guard let next else { return }
        // The alarm starts a turn of the main queue, then this runs again; perhaps a moment too early for the timer.
        alarm = loop.schedule(after: .wait(seconds: next.timeIntervalSinceNow)) { [weak self] in self?.next = nil }
    }
}
