/// One step of the traffic between a page and its native side, without ids and times.
struct TrafficEntry {
    /// The step in a few words, such as `→ form connect`.
    let subject: String
    /// JSON in one line, the same for equal values; empty for none.
    let detail: String

    /// Equal for equal steps only.
    var key: String { "\(subject)\n\(detail)" }
}
