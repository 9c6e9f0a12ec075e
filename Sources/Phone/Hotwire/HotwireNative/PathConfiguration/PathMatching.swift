import ViaductProtocol

/// The matching of all rules of a path configuration against one path: what they may still cost, together.
struct PathMatching {
    /// About 8 ms. 900 rules read a path of the longest kind in it.
    static let steps = 2_000_000

    let path: String
    let text: PatternText
    var budget = StepBudget(Self.steps)
    /// For expressions whose steps cannot be counted, from the first of them on.
    private(set) lazy var time = MatchingTime()
    /// Whether one of these has taken too long.
    var isStopped = false

    init(_ path: String) {
        self.path = path
        text = PatternText(path)
    }
}
