/// One step of the traffic between a page and its native side, without ids and times.
struct TrafficEntry {
    /// The subject of the step that stands for the end of a page.
    static let lastScreen = "← screen"

    /// The step in a few words, such as `→ form connect`.
    let subject: String
    /// JSON in one line, the same for equal values; empty for none.
    let detail: String
    /// The screen at an act of a person, and at the end of the page.
    var screen: ShownScreen?

    init(subject: String, detail: String = "", screen: ShownScreen? = nil) {
        (self.subject, self.detail, self.screen) = (subject, detail, screen)
    }

    /// Equal for equal steps only. Screens are compared apart, since what one of them shows may depend on the clock.
    var key: String { "\(subject)\n\(detail)" }
}
