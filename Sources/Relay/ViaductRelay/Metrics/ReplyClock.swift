internal import Glibc
internal import ViaductProtocol

/// Measures how long a page waits for a reply: since its message, or since the tap, the input or the result that came later.
struct ReplyClock {
    /// The number of messages per page that wait for their first reply. Most components reply to a few only, so older ones are forgotten.
    static let maximum = 16

    private var messages: [(id: String, time: Int)] = []
    private var lastAction: Int?

    /// In nanoseconds, from an unknown time on. Swift's own clocks cost some hundred instructions for a difference.
    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    mutating func note(_ frame: PageFrame) {
        switch frame {
        case .message(let message):
            if messages.count == Self.maximum { messages.removeFirst() }
            messages.append((message.id, Self.now))
        case .action, .result, .post: lastAction = Self.now
        default: break
        }
    }

    /// - Parameter isReplied: whether a message with this id is replied to.
    /// - Returns: nanoseconds; `nil` when nothing known of the page caused the reply.
    mutating func takeReply(where isReplied: (String) -> Bool) -> Int? {
        var cause = lastAction
        if let index = messages.lastIndex(where: { isReplied($0.id) }) {
            cause = max(messages.remove(at: index).time, cause ?? .min)
        }
        guard let cause else { return nil }
        lastAction = nil
        return Self.now - cause
    }
}
