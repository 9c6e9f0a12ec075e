import Testing

@testable import ViaductBuilder

/// Types with the same names in several components, as most apps have them.
@Suite struct SwiftTypesTests {
    private func component(_ name: String, members: String) -> String {
        """
        final class \(name)Component: BridgeComponent {
            override class var name: String { "\(name.lowercased())" }
            override func onReceive(message: Message) {
                guard let event = Event(rawValue: message.event) else { return }
                switch event {
                case .connect: let data: MessageData? = message.data()
                }
            }
        }
        private extension \(name)Component {
            enum Event: String { case connect }
            \(members)
        }
        """
    }

    /// The members of each component's data.
    private func members(_ sources: String...) -> [String] {
        let reader = SwiftComponentReader(sources.enumerated().map { ("\($0).swift", $1) })
        #expect(reader.unread.isEmpty)
        return reader.components.map { outline($0.events.first?.data) }
    }

    private func outline(_ shape: ContractShape?) -> String {
        guard let shape else { return "-" }
        let inner =
            shape.fields.map { "{\($0.map { "\($0.name):\(outline($0.shape))" }.joined(separator: " "))}" }
            ?? shape.items.map { "[\(outline($0.first))]" }
        return (inner ?? shape.kind.rawValue) + (shape.isNullable == true ? "?" : "")
    }

    @Test(arguments: [
        ("jsonDecoder", "keyDecodingStrategy", "unknown", "{done:boolean}"), ("jsonEncoder", "keyEncodingStrategy", "{title:string}", "unknown"),
    ])
    func `a strategy of its own hides the keys of messages or of replies`(coder: String, strategy: String, data: String, reply: String) throws {
        let source = """
            final class FormComponent: BridgeComponent {
                override class var name: String { "form" }
                override func onReceive(message: Message) {
                    guard message.event == "connect", let data: MessageData = message.data() else { return }
                    reply(to: "connect", with: Reply(done: true))
                }
            }
            struct MessageData: Decodable { let title: String }
            struct Reply: Encodable { let done: Bool }
            func prepare() { Hotwire.config.\(coder).\(strategy) = .custom { $0.last! } }
            """
        let component = try #require(SwiftComponentReader([("a.swift", source)]).components.first)
        #expect(outline(component.events.first?.data) == data)
        #expect(outline(component.replies.first?.data) == reply)
    }

    @Test func `each component's data has its own coding keys`() {
        func data(_ key: String) -> String {
            "struct MessageData: Decodable { let title: String; enum CodingKeys: String, CodingKey { case title = \"\(key)\" } }"
        }
        #expect(
            members(component("Form", members: data("page_title")), component("Menu", members: data("menu_title")))
                == ["{page_title:string}", "{menu_title:string}"])
        let plain = "struct MessageData: Decodable { let name: String }"
        #expect(members(component("Form", members: data("a")), component("Menu", members: plain)) == ["{a:string}", "{name:string}"])
        #expect(members(component("Menu", members: plain), component("Form", members: data("a"))) == ["{name:string}", "{a:string}"])
    }

    @Test func `types within the data of two components, and decoding of its own, stay apart`() {
        func items(_ name: String) -> String {
            "struct MessageData: Decodable { let items: [Item]; struct Item: Decodable { let \(name): String } }"
        }
        #expect(
            members(component("Form", members: items("a")), component("Menu", members: items("b")))
                == ["{items:[{a:string}]}", "{items:[{b:string}]}"])
        let custom = "struct MessageData: Decodable { let a: Int; init(from decoder: any Decoder) throws { a = 1 } }"
        #expect(members(component("Form", members: custom), component("Menu", members: items("b"))) == ["unknown", "{items:[{b:string}]}"])
    }

    @Test func `a name means the nearest type, from the inside out, also in superclasses`() {
        let outer = "struct Item: Decodable { let outer: String }"
        let own = "struct MessageData: Decodable { let items: [Item] }\nstruct Item: Decodable { let own: Int }"
        #expect(members(component("Form", members: own), outer) == ["{items:[{own:number}]}"])
        #expect(members(component("Form", members: "struct MessageData: Decodable { let items: [Item] }"), outer) == ["{items:[{outer:string}]}"])
        let base = "class FormBridgeComponent: BridgeComponent {}\nextension FormBridgeComponent { struct MessageData: Decodable { let base: Int } }"
        let derived = component("Form", members: "").replacing(": BridgeComponent {", with: ": FormBridgeComponent {")
        #expect(members(derived, base, "struct MessageData: Decodable { let outer: Int }") == ["{base:number}"])
        let extended =
            component("Form", members: "struct MessageData: Decodable { let a: Int }")
            + "\nextension FormComponent.MessageData { enum CodingKeys: String, CodingKey { case a = \"b\" } }"
        #expect(members(extended) == ["{b:number}"])
    }

    @Test func `a type of another file is not taken for a private one, and one of two is unknown`() {
        let form = component("Form", members: "")
        let menu = component("Menu", members: "")
        let (one, two) = ("private struct MessageData: Decodable { let a: Int }", "private struct MessageData: Decodable { let b: Int }")
        #expect(members("\(form)\n\(one)", "\(menu)\n\(two)") == ["{a:number}", "{b:number}"])
        #expect(members(form, one) == ["unknown"])
        #expect(members(form, "struct MessageData: Decodable { let a: Int }", "struct MessageData: Decodable { let b: Int }") == ["unknown"])
        let alias = component("Form", members: "typealias MessageData = Other")
        #expect(members(alias, "struct MessageData: Decodable { let a: Int }") == ["unknown"])
        let twice = component("Form", members: "struct MessageData: Decodable { let a: Int; enum CodingKeys: CodingKey { case a } }")
        #expect(members(twice, "extension FormComponent.MessageData { enum CodingKeys: CodingKey { case a } }") == ["{a:number}"])
    }

    @Test(arguments: [
        ("[[String: String]]", "[{}]"), ("[String: [Int]]", "{}"), ("Optional<String>", "string?"), ("[Optional<Int>]", "[number?]"),
        ("String!", "string?"), ("[Style: Int]", "unknown"), ("Array<[String: Int]>?", "[{}]?"),
    ]) func `a list of dictionaries is a list, and each way to write an optional is one`(type: String, shape: String) {
        #expect(members(component("Form", members: "struct MessageData: Decodable { let a: \(type) }")) == ["{a:\(shape)}"])
    }
}
