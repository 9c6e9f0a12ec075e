/// Passes the same log line once a minute, and a limited number of different ones. A browser that waits for an app retries every
/// second, and an attacker retries without end.
@MainActor package final class RepeatFilter {
    private static let interval = Duration.seconds(60)
    /// The number of different lines in one interval. Many contain text from a peer.
    static let maximumCount = 100

    private var times: [String: ContinuousClock.Instant] = [:]
    private var saidSoAt: ContinuousClock.Instant?

    package init() {}

    /// Whether to log the line: it is new, or was last logged more than a minute ago.
    package func lets(_ line: String, now: ContinuousClock.Instant = .now) -> Bool {
        if let time = times[line], now - time < Self.interval { return false }
        if times.count >= Self.maximumCount { times = times.filter { now - $0.value < Self.interval } }
        guard times.count < Self.maximumCount else { return false }
        times[line] = now
        return true
    }

    /// Whether to log that lines are being dropped: there are too many different ones, and this has not been logged for a minute.
    package func shouldTellOfMore(now: ContinuousClock.Instant = .now) -> Bool {
        guard times.count >= Self.maximumCount, saidSoAt.map({ now - $0 >= Self.interval }) ?? true else { return false }
        saidSoAt = now
        return true
    }
}
