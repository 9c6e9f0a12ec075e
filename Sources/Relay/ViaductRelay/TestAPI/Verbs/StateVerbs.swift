internal import ViaductCommands
internal import ViaductProtocol

/// Waits until nothing is under way.
final class IdleVerb: TestVerb {
    init(_ parameters: TestParameters) throws(InvalidRequest) { try parameters.allow([], of: "idle") }

    func attempt(_ test: TestScope) throws(TestFailure) -> String {
        try test.requireQuiet()
        return "{}"
    }
}

/// The newest screen.
final class ScreenVerb: TestVerb {
    init(_ parameters: TestParameters) throws(InvalidRequest) { try parameters.allow([], of: "screen") }

    func attempt(_ test: TestScope) throws(TestFailure) -> String {
        let page = try test.page()
        guard let screen = page.screen else { throw .waits("The page \(page.short) has no screen yet.") }
        return #"{"page":"\#(page.short)","screen":\#(screen)}"#
    }
}

/// Shows the pages some components only.
final class ComponentsVerb: TestVerb {
    private static let maximumNamed = 20

    private let components: TestComponents?
    private let names: [String]

    init(_ parameters: TestParameters) throws(InvalidRequest) {
        try parameters.allow(["only", "hidden"], of: "components")
        let only = try parameters.strings("only", atMost: 512)
        let hidden = try parameters.strings("hidden", atMost: 512)
        guard only == nil || hidden == nil else { throw InvalidRequest("“components” takes “only” or “hidden”, not both.") }
        names = only ?? hidden ?? []
        components = only.map { .only(Set($0)) } ?? hidden.map { $0.isEmpty ? .all : .without(Set($0)) }
    }

    func attempt(_ test: TestScope) throws(TestFailure) -> String {
        if let components {
            try require(names, in: test.session)
            test.session.show(components)
        }
        return test.pages.first.map { "{\($0.page.shownComponents)}" } ?? "{}"
    }
}

extension Page {
    /// Two members of a JSON object: the app's components that the page sees, and the hidden ones.
    var shownComponents: String {
        let shown = offered.components.filter { !hidden.contains($0) }
        return #""components":\#(JSONText.array(shown)),"hidden":\#(JSONText.array(hidden.sorted()))"#
    }
}

extension ComponentsVerb {
    /// Throws for a name that no app has: a mistake in the test, or an app that has yet to register.
    private func require(_ names: [String], in session: TestSession) throws(TestFailure) {
        let known = session.server.componentNames.union(session.stubs.names)
        guard let unknown = names.first(where: { !known.contains($0) }) else { return }
        let cure =
            Suggestion.nearest(to: unknown, among: known.sorted()).map { "Did you mean “\($0)”?" }
            ?? "There are \(known.sorted().prefix(Self.maximumNamed).joined(separator: ", "))\(known.count > Self.maximumNamed ? " …" : "")."
        throw .waits("No app has a component “\(unknown.start())”. \(cure)")
    }
}

/// Sends the app to the background, or back.
final class BackgroundVerb: TestVerb {
    private let isOn: Bool

    init(_ parameters: TestParameters) throws(InvalidRequest) {
        try parameters.allow(["on"], of: "background")
        isOn = try parameters.flag("on") ?? true
    }

    func attempt(_ test: TestScope) throws(TestFailure) -> String {
        try test.page().moveToBackground(isOn)
        return "{}"
    }
}

/// Makes the test as it was at its start.
final class ResetVerb: TestVerb {
    init(_ parameters: TestParameters) throws(InvalidRequest) { try parameters.allow([], of: "reset") }

    func attempt(_ test: TestScope) throws(TestFailure) -> String {
        for page in test.pages {
            if page.isInBackground { try page.moveToBackground(false) }
            page.page.shapeReplies(.none)
        }
        test.session.reset()
        return "{}"
    }
}

extension TestPage {
    func moveToBackground(_ isOn: Bool) throws(TestFailure) {
        let text = #"{"type":"visibility","visible":\#(!isOn)}"#
        try send(.ofPage(.visibility(isVisible: !isOn), text: Array(text.utf8)))
        isInBackground = isOn
    }
}
