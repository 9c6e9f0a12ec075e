import Testing

@testable import ViaductBuilder

/// Components that compare the event's name in place of a switch.
@Suite struct EventComparisonTests {
    private func component(_ receive: String) throws -> SwiftComponent {
        let text = """
            class AComponent: BridgeComponent {
                static let name = "a"
                override func onReceive(message: Message) {
            \(receive)
                }
                private func add(_ message: Message) {
                    guard let data: Added = message.data() else { return }
                    reply(to: message.event, with: Done(count: data.title.count))
                }
                struct Added: Decodable { let title: String }
                struct Removed: Decodable { let id: Int }
                struct Done: Encodable { let count: Int }
                enum Event: String { case connect }
            }
            """
        let reader = SwiftComponentReader([("a.swift", text)])
        #expect(reader.unread.isEmpty)
        return try #require(reader.components.first)
    }

    /// Each event with the members of its data.
    private func data(_ component: SwiftComponent) -> [String] {
        component.events.map { event in "\(event.name) \(event.data?.fields?.map(\.name).joined() ?? event.data?.kind.rawValue ?? "-")" }
    }

    @Test func `each branch of an if has an event and data of its own`() throws {
        let found = try component(
            """
            if message.event == "connect" {
                add(message)
            } else if "remove" == message.event, let data: Removed = message.data() {
                remove(data)
            } else if message.event == "show" || message.event == "hide" {
                toggle()
            } else {
                logger.debug("\\(message.event) is not known")
            }
            """)
        #expect(data(found) == ["connect title", "remove id", "show -", "hide -"])
        #expect(!found.isOpen)
        #expect(found.events.map(\.line) == [4, 6, 8, 8])
        #expect(found.replies.map(\.event) == ["connect"])
    }

    @Test func `a guard leaves one event to the rest, whichever way it compares`() throws {
        for receive in [
            #"guard message.event == "connect" else { return }\#nadd(message)"#,
            #"guard message.event == "connect", let data: Added = message.data() else { return print("other") }\#nshow(data)"#,
            #"if message.event != "connect" { return }\#nadd(message)"#,
            #"if message.event != "connect" {\#n} else { add(message) }"#,
        ] {
            let found = try component(receive)
            #expect(data(found) == ["connect title"], "\(receive)")
            #expect(!found.isOpen, "\(receive)")
        }
    }

    @Test func `a guard against one event is about that event, and lets in others`() throws {
        let found = try component(#"guard message.event != "remove" else { let data: Removed? = message.data(); return }\#nadd(message)"#)
        #expect(data(found) == ["remove id"])
        #expect(found.isOpen)
    }

    @Test func `comparisons stand beside a switch and an enum`() throws {
        let guarded = #"guard message.event != "remove" else { let data: Removed? = message.data(); return }"#
        let switched = try component("\(guarded)\nswitch message.event {\ncase \"connect\": add(message)\ndefault: break\n}")
        #expect(data(switched) == ["connect title", "remove id"])
        #expect(!switched.isOpen)
        let named = try component("\(guarded)\nguard Event(rawValue: message.event) != nil else { return }\nadd(message)")
        #expect(Set(named.events.map(\.name)) == ["connect", "remove"])
        #expect(!named.isOpen)
    }

    @Test(arguments: [
        #"if message.event == "connect" { add(message) } else { add(message) }"#,
        #"if message.event == "connect" { add(message) }\#nupdate()"#,
        #"if message.event == "connect" || isForced { add(message) }"#,
        #"if !(message.event == "connect") { update() }"#,
        #"if message.event == "connect" { add(message) } else if isOther { update() }"#,
        #"guard message.event == "connect" else { return update() }\#nadd(message)"#,
        #"let isFirst = message.event == "connect"\#nif isFirst { add(message) }"#,
        #"if message.event == "connect" { add(message) }\#nguard let event = Other(rawValue: message.event) else { return }"#,
    ]) func `other events are possible where other code may handle them`(receive: String) throws {
        let found = try component(receive)
        #expect(found.events.map(\.name) == ["connect"])
        #expect(found.isOpen)
    }

    @Test func `what follows a branch belongs to its event, unless the branch returns`() throws {
        let tail = #"\#nlet data: Removed? = message.data()"#
        #expect(try data(component(#"if message.event == "connect" { show() }"# + tail)) == ["connect id"])
        #expect(try data(component(#"if message.event == "connect" { show(); return }"# + tail)) == ["connect -"])
    }

    @Test func `a comparison in a string or a comment is none`() throws {
        let found = try component(
            "print(#\"if message.event == \"x\" {}\"#) // message.event == \"y\"\nif message.event == \"connect\" { add(message) }")
        #expect(found.events.map(\.name) == ["connect"])
        #expect(!found.isOpen)
    }
}
