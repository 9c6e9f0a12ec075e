internal import ViaductProtocol

/// Fails when a message or a reply was dropped, or a page has had an error.
final class StrictVerb: TestVerb {
    private static let maximumNamed = 20
    private static let maximumAllowed = 64

    /// Parts of the sentences that the test expects.
    private let allowed: [String]

    init(_ parameters: TestParameters) throws(InvalidRequest) {
        try parameters.allow(["allow"], of: "strict")
        if let value = parameters.value("allow"), let text = value.string {
            allowed = [text]
        } else {
            allowed = try parameters.strings("allow", atMost: Self.maximumAllowed) ?? []
        }
        guard !allowed.contains(where: { $0.allSatisfy(\.isWhitespace) }) else {
            throw InvalidRequest("“allow” has an empty text, which would allow everything. Give a part of the sentence that you expect.")
        }
    }

    func attempt(_ test: TestScope) throws(TestFailure) -> String {
        let troubles = test.session.troubles
        let texts = troubles.all.filter { test.isMeant($0.page) }.map(\.sentence).filter { sentence in !allowed.contains(where: sentence.contains) }
        guard texts.isEmpty, troubles.uncounted == 0 else {
            let named = texts.prefix(Self.maximumNamed)
            let more = texts.count - named.count + troubles.uncounted
            throw .fails((named + (more > 0 ? ["And \(more) more."] : [])).joined(separator: "\n"))
        }
        try test.requireQuiet()
        return "{}"
    }
}
