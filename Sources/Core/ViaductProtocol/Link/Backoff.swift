/// How long to wait before the next attempt: doubles from one to the next, and is short again after a good time.
public struct Backoff: Sendable {
    public static let longest = Duration.seconds(10)

    private let first: Duration
    private let spread: ClosedRange<Double>
    private var ceiling: Duration
    private var begun: ContinuousClock.Instant?

    /// - Parameter spread: the part of each delay that is waited, by chance: many that lost the same server do not all return at once.
    public init(from first: Duration, spread: ClosedRange<Double> = 1...1) {
        self.first = first
        self.spread = spread
        ceiling = first
    }

    /// Begins a run, after which `next` is asked. When the run has lasted as long as the longest delay, the next delay is short.
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
