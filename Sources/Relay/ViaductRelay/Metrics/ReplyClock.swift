internal import LWS
internal import ViaductProtocol

/// Measures how long a page waits for a reply: since its message, or since the tap, the input or the result that came later.
struct ReplyClock {
    /// The number of messages per page that wait for their first reply. Most components reply to a few only, so older ones are forgotten.
    static let maximum = 16

    /// Each with its time by `MonotonicClock`.
    private var messages: [(id: String, time: Int)] = []
    private var lastAction: Int?

    mutating func note(_ frame: PageFrame) {
        switch frame {
        case .message(let message):
            if messages.count == Self.maximum { messages.removeFirst() }
            messages.append((message.id, MonotonicClock.nanoseconds))
        case .action, .result, .post: lastAction = MonotonicClock.nanoseconds
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
        return MonotonicClock.nanoseconds - cause
    }
}
