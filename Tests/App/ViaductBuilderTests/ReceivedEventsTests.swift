import Testing

@testable import ViaductBuilder

/// Components that switch over the event, in the ways that apps do.
@Suite struct ReceivedEventsTests {
    private func component(_ receive: String) throws -> SwiftComponent {
        let text = """
            final class AComponent: BridgeComponent {
                static let name = "a"
                private static let connectEvent = "connect"
                override func onReceive(message: Message) {
            \(receive)
                }
            }
            private extension AComponent {
                enum Event: String { case connect, enable = "turn-on", disable }
                enum Names { static let show: String = "show" }
                struct Added: Decodable { let title: String }
            }
            """
        let reader = SwiftComponentReader([("a.swift", text)])
        #expect(reader.unread.isEmpty)
        return try #require(reader.components.first)
    }

    private static let added = "let data: Added? = message.data()"
    private static let made = "guard let event = Event(rawValue: message.event) else { return }"

    /// The events, each with the members of its data, and `…` where others are possible.
    private func outline(_ receive: String) throws -> String {
        let found = try component(receive)
        let events = found.events.map { event in "\(event.name)\(event.data.map { "(\($0.fields?.map(\.name).joined() ?? $0.kind.rawValue))" } ?? "")"
        }
        return (events + (found.isOpen ? ["…"] : [])).joined(separator: " ")
    }

    @Test(arguments: [
        ("case Event.enable.rawValue: \(added)", "turn-on(title)"), ("case Self.connectEvent: \(added)", "connect(title)"),
        ("case AComponent.connectEvent, Names.show: \(added)", "connect(title) show(title)"), ("case connectEvent: show()", "connect"),
        ("case Self.other: show()\ncase \"show\": break", "show …"), ("case let name where name.isEmpty: show()", "…"),
        ("case \"show\",\n  \"hide\" where isHidden: \(added)", "show(title) hide(title)"),
        ("case \"show\": if case .one = state, isHidden { a() }; \(added)", "show(title)"),
        ("case \"show\": switch state { case .one: a()\ndefault: b() }\ncase \"hide\": \(added)", "show hide(title)"),
        ("case \"show\": fallthrough\ncase \"hide\": \(added)", "show(title) hide(title)"),
    ]) func `a switch over the name knows literals and constants, and is open for the rest`(cases: String, events: String) throws {
        #expect(try outline("switch message.event {\n\(cases)\ndefault: break\n}") == events)
        #expect(try outline("let name = message.event\nswitch name {\n\(cases)\ndefault: break\n}") == events)
    }

    @Test(arguments: [
        ("default: handleOther(message)", true), ("default: super.onReceive(message: message)", false), ("default: return", false),
        ("default: logger.warning(\"unknown \\(message.event)\")", false), ("default: fatalError(\"unknown\")", false),
        ("@unknown default: break", false), ("case _: other()", true),
    ]) func `a default that does something takes other events`(label: String, isOpen: Bool) throws {
        #expect(try component("switch message.event {\ncase \"show\": a()\n\(label)\n}").isOpen == isOpen)
        #expect(try component("switch Event(rawValue: message.event) {\ncase .connect?: a()\n\(label)\n}").isOpen == isOpen)
        #expect(try component("let event = Event(rawValue: message.event)\nswitch event {\ncase .some(.connect): a()\n\(label)\n}").isOpen == isOpen)
    }

    @Test func `the default of an enum's switch is for its other cases`() throws {
        #expect(try outline("\(Self.made)\nswitch event {\ncase .connect: a()\ndefault: \(Self.added)\n}") == "connect turn-on(title) disable(title)")
        #expect(
            try outline("\(Self.made)\nswitch event {\ncase .connect: \(Self.added)\ncase .enable,\n  .disable:\n a()\n}")
                == "connect(title) turn-on disable")
        #expect(
            try outline("\(Self.made)\nswitch event {\ncase .connect: a()\ncase .enable,\n  .disable: \(Self.added)\n}")
                == "connect turn-on(title) disable(title)")
        #expect(
            try outline("\(Self.made)\nswitch (event, isOn) {\ncase (.connect, _): a()\ncase let (event, true): \(Self.added)\ndefault: break }")
                == "connect turn-on(title) disable(title)")
    }

    @Test(arguments: [
        "guard let event = Event(rawValue: message.event) else { return handleOther(message) }\nswitch event { case .connect: a()\ndefault: break }",
        "if let event = Event(rawValue: message.event) { use(event) } else { handleOther(message) }",
        "if let event = Event(rawValue: message.event) { use(event) } else if isOn { handleOther(message) }",
        "if let event = Event(rawValue: message.event) { use(event) }\nhandleOther(message)",
        "if handled(message) { return }\nguard let event = Event(rawValue: message.event) else { return }\nuse(event)",
        "let event = Event(rawValue: message.event) ?? .connect\nuse(event)",
        "if let event = Event(rawValue: message.event) { use(event) }\nif let other = Other(rawValue: message.event) { use(other) }",
        "if isOther(message.event) { return }\n\(made)\nuse(event)", "if message.event.hasPrefix(\"a\") { a() }\n\(made)\nuse(event)",
        "handleOther(message)\nswitch message.event { case \"connect\": a()\ndefault: break }",
    ]) func `code that may take other events leaves the component open`(receive: String) throws {
        #expect(try component(receive).isOpen)
    }

    @Test(arguments: [
        "print(message)", "logger.debug(\"\\(message)\")", "super.onReceive(message: message)", "reply(to: message.event)", "self.message = message",
    ]) func `a message that is only logged, kept or answered leaves it closed`(line: String) throws {
        #expect(try !component("\(line)\n\(Self.made)\nuse(event)").isOpen)
        #expect(try !component("\(line)\nswitch message.event { case \"a\": a()\ndefault: break }").isOpen)
    }

    @Test func `an enum that an if unwraps is closed`() throws {
        #expect(
            try outline("if let event = Event(rawValue: message.event) { switch event { case .connect: \(Self.added)\ndefault: break } }")
                == "connect(title) turn-on disable")
    }

    @Test func `a reply to a constant's event is for that event`() throws {
        let found = try component(
            "switch message.event { case Self.connectEvent: reply(to: Self.connectEvent)\ncase \"b\": reply(to: Event.enable.rawValue)\n}"
        )
        #expect(found.replies.map(\.event) == ["connect", "turn-on"])
    }
}
