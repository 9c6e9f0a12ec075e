/// Lets the same line through once in a while: a browser that waits for an app asks again every second.
struct RepeatFilter {
    private static let interval = Duration.seconds(60)
    private static let maximumCount = 100

    private var times: [String: ContinuousClock.Instant] = [:]

    /// Whether the line is new, or has not been let through for a minute.
    mutating func lets(_ line: String, now: ContinuousClock.Instant = .now) -> Bool {
        if let time = times[line], now - time < Self.interval { return false }
        if times.count >= Self.maximumCount { times.removeAll() }
        times[line] = now
        return true
    }
}
