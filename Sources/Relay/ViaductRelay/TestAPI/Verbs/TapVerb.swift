internal import ViaductProtocol

/// Taps a control of the screen.
final class TapVerb: TestVerb {
    private let search: ControlSearch

    init(_ parameters: TestParameters) throws(InvalidRequest) {
        try parameters.allow(ControlSearch.names, of: "tap")
        search = try ControlSearch(parameters)
        guard !search.isEmpty else { throw InvalidRequest("“tap” needs a “title” or a “control”.") }
    }

    func attempt(_ test: TestScope) throws(TestFailure) -> String {
        let page = try test.page()
        let found = try search.find(on: page)
        guard !found.opensMenu else {
            throw .fails("\(found.outline) opens a menu in the page. Tap one of the menu's own elements by its title.")
        }
        return try page.act(on: found, value: nil)
    }
}

/// Chooses a value or one of several options.
final class ChooseVerb: TestVerb {
    /// Kinds with their own titles as options.
    private static let options: Set<String> = ["action", "menu", "scope", "tab", "row"]

    private let search: ControlSearch
    private let option: String?
    private let value: String?

    init(_ parameters: TestParameters) throws(InvalidRequest) {
        try parameters.allow(ControlSearch.names + ["option", "value"], of: "choose")
        option = try parameters.string("option")
        value = parameters.value("value")?.json
        let isNamed = parameters.has("title") || parameters.has("control")
        guard (option == nil) != (value == nil), isNamed || option != nil else {
            throw InvalidRequest("“choose” needs an “option”, or a “title” with a “value”.")
        }
        search = try isNamed ? ControlSearch(parameters) : ControlSearch(parameters, kinds: Self.options, title: option)
        isTap = !isNamed
    }

    private let isTap: Bool

    func attempt(_ test: TestScope) throws(TestFailure) -> String {
        let page = try test.page()
        let found = try search.find(on: page)
        if isTap { return try page.act(on: found, value: nil) }
        if let value { return try page.act(on: found, value: value) }
        guard let index = found.options.firstIndex(of: option ?? "") else {
            let options = found.options.prefix(50).map { "“\($0.start(40))”" }.joined(separator: ", ")
            throw .waits(
                "\(found.outline) has no option “\((option ?? "").start(60))”. \(options.isEmpty ? "It has none: give a “value”." : "It has \(options).")"
            )
        }
        return try page.act(on: found, value: "\(index)")
    }
}

/// Types a text into a field.
final class TypeVerb: TestVerb {
    private let search: ControlSearch
    private let text: String
    private let submits: Bool

    init(_ parameters: TestParameters) throws(InvalidRequest) {
        try parameters.allow(ControlSearch.names + ["text", "submit"], of: "type")
        search = try ControlSearch(parameters, kinds: ["field", "search"])
        text = try parameters.requiredString("text", of: "type")
        submits = try parameters.flag("submit") ?? false
    }

    func attempt(_ test: TestScope) throws(TestFailure) -> String {
        let page = try test.page()
        let found = try search.find(on: page)
        if submits, found.submit == nil { throw .fails("\(found.outline) has no Return key. Leave “submit” out, and tap a button.") }
        let answer = try page.act(on: found, value: JSONText.quoted(text))
        if submits, let submit = found.submit { try page.perform(submit, value: nil) }
        return answer
    }
}

extension TestPage {
    /// - Parameter value: JSON text; `nil` for a tap.
    fileprivate func act(on found: ScreenControls.Found, value: String?) throws(TestFailure) -> String {
        try perform(found.control, value: value)
        let (title, kind) = (JSONText.quoted(found.title), JSONText.quoted(found.kind))
        return #"{"page":"\#(short)","control":\#(JSONText.quoted(found.control)),"title":\#(title),"kind":\#(kind)}"#
    }

    /// Performs a person's action on a control.
    func perform(_ control: String, value: String?) throws(TestFailure) {
        let member = value.map { ",\"value\":\($0)" } ?? ""
        let text = #"{"type":"action","control":\#(JSONText.quoted(control))\#(member)}"#
        try send(.ofPage(.action(control: control, value: value), text: Array(text.utf8)))
    }

    /// Sends a frame in place of the page or of its app.
    func send(_ frame: HandFrame) throws(TestFailure) {
        do throws(InvalidRequest) {
            try page.send(byHand: frame)
        } catch {
            throw .notYet(error)
        }
    }
}
