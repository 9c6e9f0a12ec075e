internal import ViaductProtocol

/// Measures how long a page waits for a reply: since its message, or since the tap, the input or the result that came later.
struct ReplyClock {
    /// The number of messages per page that wait for their first reply. Most components reply to a few only, so older ones are forgotten.
    static let maximum = 16

    private var messages: [(id: String, time: ContinuousClock.Instant)] = []
    private var lastAction: ContinuousClock.Instant?

    mutating func note(_ frame: PageFrame, at now: @autoclosure () -> ContinuousClock.Instant = .now) {
        switch frame {
        case .message(let message):
            if messages.count == Self.maximum { messages.removeFirst() }
            messages.append((message.id, now()))
        case .action, .result, .post: lastAction = now()
        default: break
        }
    }

    /// - Parameter id: of the message that is replied to.
    /// - Returns: `nil` when nothing known of the page caused the reply.
    mutating func takeReply(to id: String, at now: @autoclosure () -> ContinuousClock.Instant = .now) -> Duration? {
        let message = messages.lastIndex { $0.id == id }.map { messages.remove(at: $0).time }
        guard let cause = [message, lastAction].compactMap(\.self).max() else { return nil }
        lastAction = nil
        return now() - cause
    }
}
