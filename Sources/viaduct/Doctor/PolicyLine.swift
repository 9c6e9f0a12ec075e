/// A line of a page's console about a Content-Security-Policy.
struct PolicyLine {
    /// The whole line.
    let text: String
    /// The address or source that the page wanted to load, connect to or run.
    let subject: String
    /// Whether the policy kept it from the page, and did not only report it.
    let isBlocked: Bool

    /// - Returns: `nil` for a line about something else.
    init?(_ line: String) {
        guard let name = line.firstRange(of: "Content Security Policy") else { return nil }
        text = line
        subject = String(line[..<name.lowerBound])
        let isReported = line.firstMatch(of: #/report[ -]only/#.ignoresCase()) != nil
        isBlocked = subject.contains("violates") && !isReported
    }

    var isViaduct: Bool { subject.contains("/viaduct/") }
}
