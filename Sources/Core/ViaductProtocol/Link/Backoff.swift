/// The delay before the next attempt. It doubles with each attempt, and resets after a run that lasted long enough.
public struct Backoff: Sendable {
    public static let longest = Duration.seconds(10)

    private let first: Duration
    private let spread: ClosedRange<Double>
    private var ceiling: Duration
    private var begun: ContinuousClock.Instant?

    /// - Parameter spread: the random share of each delay that is waited, so that clients of one lost server do not all reconnect at once.
    public init(from first: Duration, spread: ClosedRange<Double> = 1...1) {
        self.first = first
        self.spread = spread
        ceiling = first
    }

    /// Begins a run, which ends with `next`. When it has lasted as long as the longest delay, the next delay is short.
    public mutating func begin(at now: ContinuousClock.Instant = .now) {
        begun = now
    }

    public mutating func next(at now: ContinuousClock.Instant = .now) -> Duration {
        if let begun, now - begun >= Self.longest { reset() }
        begun = nil
        defer { ceiling = min(ceiling * 2, Self.longest) }
        return ceiling * Double.random(in: spread)
    }

    public mutating func reset() {
        ceiling = first
    }
}
