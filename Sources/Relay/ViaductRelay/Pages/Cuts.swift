/// Pages whose connections are refused for a while, since a person or a test has cut them.
///
/// A page whose session ends meanwhile reconnects as a new one with the same id.
struct Cuts {
    /// More are forgotten, the first to end first: pages wait a minute at most.
    static let maximum = 1000

    private var ends: [String: ContinuousClock.Instant] = [:]

    /// - Parameter duration: from now on; 0 ends an earlier cut.
    mutating func cut(_ page: String, for duration: Duration, now: ContinuousClock.Instant = .now) {
        ends = ends.filter { $0.value > now }
        ends[page] = duration > .zero ? now + duration : nil
        if ends.count > Self.maximum, let first = ends.min(by: { $0.value < $1.value }) { ends[first.key] = nil }
    }

    func lasts(for page: String, now: ContinuousClock.Instant = .now) -> Bool { ends[page].map { $0 > now } ?? false }
}
