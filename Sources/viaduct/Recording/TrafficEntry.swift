/// One step of what passed between a page and its native side, without ids and times.
struct TrafficEntry {
    /// The step in a few words, such as `→ form connect`.
    let subject: String
    /// JSON in one line, the same for equal values; empty for none.
    let detail: String

    /// The same for equal steps, and for no others.
    var key: String { "\(subject)\n\(detail)" }
}
