import Foundation
import Synchronization

/// The time limit for the rules of a path configuration whose steps cannot be counted, against one path.
struct MatchingTime {
    private static let usual = Duration.milliseconds(50)
    /// The limit after a rule has taken too long, so that a page that keeps asking costs little. Sensible rules need less.
    private static let short = Duration.milliseconds(5)
    private static let rest = Duration.seconds(1)
    private static let restEnd = Mutex(ContinuousClock.now)

    let limit = Self.isResting ? short : usual
    private let begin = ContinuousClock.now
    private let start = Self.worked

    /// Whether a rule has taken too long within the last second.
    static var isResting: Bool { restEnd.withLock { .now < $0 } }

    static func beginRest() { restEnd.withLock { $0 = .now + rest } }

    /// Whether the thread has worked for longer than the limit. On a busy machine it may have waited longer than it worked.
    var isOver: Bool { .now > begin + limit && Self.worked - start > limit }

    /// The processor time of the current thread.
    private static var worked: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
