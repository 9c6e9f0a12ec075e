internal import CSystem
package import Foundation

/// Foundation's main run loop, on a main thread that runs another loop.
@MainActor package enum MainRunLoop {
    /// In seconds. A negative one has the run loop wait for nothing.
    private static let noTime = -1.0

    /// Fires the timers that are due, and runs the blocks of `RunLoop.perform`. Never call it within the main queue, which it drains too.
    ///
    /// `RunLoop.limitDate(forMode:)` does the same, and takes six times as long.
    ///
    /// - Returns: the time of the next timer; `nil` when there is none.
    package static func serve() -> Date? {
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, noTime, true)
        let next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
        return next == 0 ? nil : Date(timeIntervalSinceReferenceDate: next)
    }
}
