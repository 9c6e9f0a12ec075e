/// Lets the same line through once a minute, and so many different ones: a browser that waits for an app asks again every second, and
/// a peer that means harm asks without end.
@MainActor package final class RepeatFilter {
    private static let interval = Duration.seconds(60)
    /// Different lines in one interval. Many contain what a peer has written.
    static let maximumCount = 100

    private var times: [String: ContinuousClock.Instant] = [:]
    private var saidSoAt: ContinuousClock.Instant?

    package init() {}

    /// Whether the line is new, or has not been let through for a minute.
    package func lets(_ line: String, now: ContinuousClock.Instant = .now) -> Bool {
        if let time = times[line], now - time < Self.interval { return false }
        if times.count >= Self.maximumCount { times = times.filter { now - $0.value < Self.interval } }
        guard times.count < Self.maximumCount else { return false }
        times[line] = now
        return true
    }

    /// Whether lines are dropped since there are too many different ones, and nobody has been told of that for a minute.
    package func shouldTellOfMore(now: ContinuousClock.Instant = .now) -> Bool {
        guard times.count >= Self.maximumCount, saidSoAt.map({ now - $0 >= Self.interval }) ?? true else { return false }
        saidSoAt = now
        return true
    }
}
