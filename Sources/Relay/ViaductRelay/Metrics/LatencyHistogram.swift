/// How long something took, in buckets.
struct LatencyHistogram {
    /// Upper bounds in seconds: a reply of a component takes less than a millisecond, one over the network some hundreds.
    static let bounds = [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    /// One count for each bound, and one for times beyond the last.
    private(set) var counts = [Int](repeating: 0, count: bounds.count + 1)
    /// In seconds.
    private(set) var sum = 0.0

    mutating func add(nanoseconds: Int) {
        let seconds = Double(nanoseconds) / 1e9
        counts[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
        sum += seconds
    }
}
