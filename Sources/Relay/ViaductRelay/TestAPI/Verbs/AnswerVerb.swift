internal import ViaductProtocol

/// Answers an ask in place of the developer: an open one, or future ones.
final class AnswerVerb: TestVerb {
    private enum Way {
        /// `value` is JSON text.
        case open(ask: String, value: String)
        case preset(PresetAnswers)
    }

    private let way: Way

    init(_ parameters: TestParameters) throws(InvalidRequest) {
        try parameters.allow(["ask", "value", "preset"], of: "answer")
        if let preset = parameters.value("preset") {
            guard !parameters.has("ask"), !parameters.has("value") else { throw InvalidRequest("With “preset”, leave “ask” and “value” out.") }
            way = .preset(try Self.answers(preset))
        } else {
            let ask = try parameters.requiredString("ask", of: "answer")
            guard let value = parameters.value("value") else {
                throw InvalidRequest("“answer” needs a “value”. With null, the person has cancelled.")
            }
            way = .open(ask: ask, value: value.json)
        }
    }

    private static func answers(_ preset: JSONValue) throws(InvalidRequest) -> PresetAnswers {
        if preset.member("text-size") != nil {
            throw InvalidRequest("“text-size” is of a whole room: PUT \(RoutePath.answers) sets it.")
        }
        do throws(FrameError) {
            return try PresetAnswers(Array(#"{"answers":\#(preset.json)}"#.utf8))
        } catch {
            throw InvalidRequest(error.text)
        }
    }

    func attempt(_ test: TestScope) throws(TestFailure) -> String {
        switch way {
        case .preset(let answers):
            test.session.preset(answers)
            return #"{"preset":\#(answers.json)}"#
        case .open(let wanted, let value):
            let page = try test.page()
            let asks = page.controls.asks
            guard let ask = asks.first(where: { [$0.kind, $0.name].contains(wanted) }) else {
                let open = asks.map { "“\($0.name)”" }.joined(separator: ", ")
                throw .waits("No ask “\(wanted.start())” is open. \(open.isEmpty ? "None is." : "Open: \(open).")")
            }
            try page.perform(ask.control, value: value)
            return #"{"page":"\#(page.short)","ask":\#(JSONText.quoted(ask.kind)),"title":\#(JSONText.quoted(ask.title))}"#
        }
    }
}
