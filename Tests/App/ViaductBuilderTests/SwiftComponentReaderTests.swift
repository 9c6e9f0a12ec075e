import Testing

@testable import ViaductBuilder

/// Bridge components as read from their source.
@Suite struct SwiftComponentReaderTests {
    private static let menu = """
        import HotwireNative

        /// Not a component: class Old: BridgeComponent { case gone }
        final class MenuComponent: BridgeComponent {
            override nonisolated class var name: String { "menu" }

            override func onReceive(message: Message) {
                guard let event = Event(rawValue: message.event) else { return }
                switch event {
                case .connect: add(message)
                case .off, .on: break
                }
            }

            private func add(_ message: Message) {
                guard let data: MessageData = message.data() else { return }
                for item in data.items { show(item) { self.reply(to: Event.connect.rawValue, with: Selection(index: 1)) } }
            }
            private func tell(_ message: Message) { reply(to: message.event) }
        }

        private extension MenuComponent {
            enum Event: String { case connect; case off = "switch-off", on }
            struct MessageData: Decodable {
                static let none = 1
                let items: [Item]
                let colour: String?
                var count: Int { items.count }
                let fixed: Int = 3
                enum CodingKeys: String, CodingKey { case items, colour = "color" }
            }
            struct Item: Decodable { let title: String, at: Date }
            struct Selection: Encodable { let index: Int }
        }
        """

    private func component(_ texts: String...) throws -> SwiftComponent {
        let reader = SwiftComponentReader(texts.enumerated().map { ("\($0).swift", $1) })
        #expect(reader.unread.isEmpty)
        return try #require(reader.components.first)
    }

    @Test func `events, the data of each, and replies are those of the source`() throws {
        let menu = try component(Self.menu)
        #expect(menu.name == "menu")
        #expect(menu.line == 4)
        #expect(!menu.isOpen)
        #expect(menu.events.map(\.name) == ["connect", "switch-off", "on"])
        let data = try #require(menu.events[0].data)
        #expect(data.fields?.map(\.name) == ["items", "color"])
        #expect(data.field("items")?.isRequired == true)
        #expect(data.field("items")?.line == 26)
        #expect(data.field("color")?.isRequired == false)
        #expect(data.field("items")?.shape.items?.first?.isOpen == true, "Two names in one line are not read.")
        #expect(menu.events[1].data == nil)
        try #require(menu.replies.map(\.event) == ["connect", nil])
        #expect(menu.replies[0].data?.fields?.map(\.name) == ["index"])
        #expect(menu.replies[0].line == 17)
        #expect(menu.replies[1].data == nil)
    }

    @Test func `a type that decodes itself, another way to tell events, and what is not there are unknown`() throws {
        let text = """
            class AComponent: BridgeComponent {
                static let name = "a"
                override func onReceive(message: Message) {
                    guard let data: MessageData = message.data() else { return }
                    reply(with: message.replacing(data: data))
                }
                struct MessageData: Decodable { let a: Int; init(from decoder: Decoder) throws { a = 1 } }
            }
            """
        let unknown = try component(text)
        #expect(unknown.isOpen)
        #expect(unknown.events.isEmpty)
        #expect(unknown.replies.map(\.data) == [.unknown])
        let strings = try component(
            """
            class BComponent: BridgeComponent {
                override class var name: String { return "b" }
                override func onReceive(message: Message) {
                    switch message.event {
                    case "show", "hide": let data: Outside? = message.data()
                    default: return
                    }
                }
            }
            """)
        #expect(strings.events.map(\.name) == ["show", "hide"])
        #expect(strings.events[0].data == .unknown)
    }

    @Test func `a name may be a constant, and one that is computed is told`() throws {
        func text(_ name: String) -> String { "struct Names { static let form = \"form\" }\nclass AComponent: BridgeComponent {\n\(name)\n}" }
        for name in ["override class var name: String { Names.form }", "override static var name: String {\n    return Names.form\n}"] {
            #expect(try component(text(name)).name == "form")
        }
        let computed = SwiftComponentReader([("a.swift", text("override class var name: String { prefix + \"form\" }"))])
        #expect(computed.components.isEmpty)
        #expect(computed.unnamed.map { "\($0.file):\($0.line)" } == ["a.swift:2"])
        #expect(SwiftComponentReader([("a.swift", "class BaseComponent: BridgeComponent {}")]).unnamed.isEmpty)
    }

    @Test func `types may stand in other files`() throws {
        let parts = Self.menu.split(separator: "private extension", maxSplits: 1).map(String.init)
        let menu = try component(parts[0], "extension" + parts[1])
        #expect(menu.events.count == 3)
        #expect(menu.events[0].dataFile == "1.swift")
    }

    @Test func `a file whose brackets do not match is told`() {
        #expect(SwiftComponentReader([("a.swift", "class A: BridgeComponent {")]).unread.map(\.path) == ["a.swift"])
    }
}
