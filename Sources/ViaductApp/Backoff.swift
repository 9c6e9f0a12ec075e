/// How long to wait before the next attempt: from 0.5 s, doubling to 10 s, each by a random part shorter.
struct Backoff {
    private static let first = Duration.milliseconds(500)
    private static let longest = Duration.seconds(10)

    private var ceiling = Self.first

    mutating func next() -> Duration {
        defer { ceiling = min(ceiling * 2, Self.longest) }
        return ceiling * Double.random(in: 0.5...1)
    }

    mutating func reset() {
        ceiling = Self.first
    }
}
