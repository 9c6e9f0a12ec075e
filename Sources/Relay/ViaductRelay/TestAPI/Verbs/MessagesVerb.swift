internal import ViaductProtocol

/// The messages of a test that a verb is about.
struct MessageSearch {
    private static let maximumNamed = 10
    /// In bytes of JSON: each message of the test is compared with it.
    private static let largestPattern = 64 << 10

    let component: String?
    let event: String?
    private let data: JSONValue?
    private let pattern: JSONPattern?

    static let names = ["component", "event"]

    init(_ parameters: TestParameters, data: JSONValue?) throws(InvalidRequest) {
        component = try parameters.string("component")
        event = try parameters.string("event")
        guard data.map({ $0.json.utf8.count <= Self.largestPattern }) ?? true else {
            throw InvalidRequest("The data that messages have to have may be \(Self.largestPattern >> 10) KiB long. Name fewer members.")
        }
        self.data = data
        pattern = data.map(JSONPattern.init)
    }

    @MainActor func fits(_ message: TestMessage, in test: TestScope) -> Bool {
        guard test.isMeant(message.page) else { return false }
        if let component, !message.message.isFor(component: component) { return false }
        if let event, !message.message.hasEvent(event) { return false }
        guard let pattern else { return true }
        return (try? JSONValue(Array(message.message.data.utf8)))?.matches(pattern) ?? false
    }

    var text: String {
        let names = [component, event].compactMap { $0 }.map { $0.start() }.joined(separator: "/")
        return [names.isEmpty ? "" : "“\(names)”", data.map { "with \($0.json.start(200))" } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The newest messages of the test, for the error of a call that has waited for another one.
    @MainActor func newest(of test: TestScope) -> String {
        let messages = test.session.messages
        var outlines: [String] = []
        for number in (max(test.start, messages.first)..<messages.end).reversed() {
            guard outlines.count < Self.maximumNamed else { break }
            if let message = messages[number], test.isMeant(message.page) { outlines.append(message.outline) }
        }
        return outlines.isEmpty ? "The test has no message yet." : "The newest are: \(outlines.joined(separator: "; "))."
    }
}

/// Waits for messages, or makes sure that there is none.
final class MessagesVerb: TestVerb {
    private static let maximumCount = 1000

    private let search: MessageSearch
    private let count: Int
    private let after: Int
    private let wantsNone: Bool
    /// The numbers of the matching messages.
    private var found = Queue<Int>()
    /// The number of the next message to look at.
    private var next: Int?

    init(_ parameters: TestParameters) throws(InvalidRequest) {
        try parameters.allow(MessageSearch.names + ["data", "count", "after", "none"], of: "messages")
        search = try MessageSearch(parameters, data: parameters.value("data"))
        wantsNone = try parameters.flag("none") ?? false
        if wantsNone, parameters.has("count") { throw InvalidRequest("With “none”, leave “count” out.") }
        count = try parameters.whole("count", among: 0...Self.maximumCount) ?? 1
        after = try parameters.whole("after", among: 0...(.max)) ?? 0
    }

    func attempt(_ test: TestScope) throws(TestFailure) -> String {
        look(at: test)
        if wantsNone {
            guard found.isEmpty else { throw .fails("There should be no message \(search.text), and there is \(outlines(of: test)).") }
            try test.requireQuiet()
            return answer(test)
        }
        guard found.count >= count else {
            // Without a page no message can have come.
            if test.session.messages.end == 0, test.pages.isEmpty { _ = try test.page() }
            let missing = count == 1 ? "No message \(search.text) has come." : "\(found.count) of \(count) messages \(search.text) have come."
            throw .waits("\(missing) \(search.newest(of: test))")
        }
        return answer(test)
    }

    /// Looks at each message once.
    private func look(at test: TestScope) {
        let messages = test.session.messages
        let first = max(next ?? max(test.start, after), messages.first)
        for number in first..<max(first, messages.end) {
            guard let message = messages[number], search.fits(message, in: test) else { continue }
            found.append(number)
            if found.count > Self.maximumCount { found.popFirst() }
        }
        next = max(first, messages.end)
    }

    private func answer(_ test: TestScope) -> String {
        let messages = test.session.messages
        let list = numbers.compactMap { number in messages[number]?.json(number: number) }.joined(separator: ",")
        let skipped = max(0, messages.first - max(test.start, after))
        return #"{"messages":[\#(list)],"next":\#(messages.end)\#(skipped > 0 ? ",\"skipped\":\(skipped)" : "")}"#
    }

    private func outlines(of test: TestScope) -> String {
        numbers.prefix(5).compactMap { test.session.messages[$0]?.outline }.joined(separator: "; ")
    }

    private var numbers: [Int] { (0..<found.count).map { found[$0] } }
}
