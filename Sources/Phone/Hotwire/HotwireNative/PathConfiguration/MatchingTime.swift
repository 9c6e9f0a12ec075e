import Foundation
import Synchronization

/// The time in which all rules of a path configuration are matched against one path.
struct MatchingTime {
    private static let usual = Duration.milliseconds(50)
    /// After a rule has taken too long, so that a page that asks on and on costs little. Rules in their right mind need less.
    private static let short = Duration.milliseconds(5)
    private static let rest = Duration.seconds(1)
    private static let restEnd = Mutex(ContinuousClock.now)

    let limit = Self.isResting ? short : usual
    private let begin = ContinuousClock.now
    private let start = Self.worked

    /// Whether a rule has taken too long within the last second.
    static var isResting: Bool { restEnd.withLock { .now < $0 } }

    static func beginRest() { restEnd.withLock { $0 = .now + rest } }

    /// Whether the thread has worked for longer. It may have waited for longer without, on a busy machine.
    var isOver: Bool { .now > begin + limit && Self.worked - start > limit }

    /// The time that the thread has worked until now.
    private static var worked: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
