import Foundation
import Testing

@testable import ViaductProtocol

/// The schema that is served as `/viaduct/schema/screen.json`, against the types.
@Suite struct ScreenSchemaTests {
    private let schema: [String: Any]
    private let definitions: [String: [String: Any]]

    init() throws {
        schema = try SchemaFile.read("screen.json")
        definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    }

    @Test func `it has the members of every object, and no others`() throws {
        var waiting: [any JSONRecord.Type] = [
            Screen.self, Screen.Sheet.self, Screen.Alert.self, Screen.Share.self, Screen.NativeScreen.self,
            Screen.BarButton.self, Screen.BarSpace.self, Screen.MenuAction.self, Screen.Submenu.self, Screen.Overlay.self,
        ]
        var seen: Set<String> = ["Element", "Overlay", "AnyElement", "AlertField", "Colour", "BarItem", "MenuElement", "Presented"]
        for kind in Screen.Element.Kind.allCases {
            let (name, records) = try checkElement(kind)
            seen.insert(name)
            waiting += records
        }
        try checkOverlay()
        while let record = waiting.popLast() {
            let name = "\(record)"
            guard name != "Overlay", name != "Element", seen.insert(name).inserted else { continue }
            let listed = list(record)
            let definition = try #require(name == "Screen" ? schema : definitions[name], "\(name) is not in the schema")
            check(definition, listed.shapes, required: listed.required, of: name)
            waiting += listed.records
        }
        #expect(seen.subtracting(["Screen"]) == Set(definitions.keys))
    }

    @Test(arguments: [
        ("BarItem", "anyOf", ["BarButton", "BarSpace", "Element"]), ("MenuElement", "anyOf", ["MenuAction", "Submenu"]),
        ("Presented", "oneOf", ["Sheet", "Alert", "Share", "NativeScreen"]),
    ])
    func `what has cases is one of them`(name: String, keyword: String, cases: [String]) {
        let listed = definitions[name]?[keyword] as? [Any]
        #expect(listed?.map(SchemaShape.init) == cases.map { .reference($0) })
    }

    /// - Returns: the name of the definition of the kind's content, and the objects in an element of it.
    private func checkElement(_ kind: Screen.Element.Kind) throws -> (name: String, records: [any JSONRecord.Type]) {
        var members = ListedMembers()
        var element = Screen.Element(Screen.Element.Content(kind))
        element.visit(&members)
        let any = try #require(definitions["AnyElement"])
        let kinds = try #require(any["oneOf"] as? [[String: Any]])
        let own = kinds.first { SchemaShape(($0["properties"] as? [String: Any])?["kind"]) == .constant(kind.rawValue) }
        guard case .reference(let name) = SchemaShape(own) else {
            throw SchemaFile.Missing(what: "an object of the kind \(kind)")
        }
        let content = try #require(definitions[name])
        let shapes = shapes(of: any).merging(shapes(of: content)) { $1 }
        #expect(shapes == members.shapes, "\(kind)")
        #expect(required(by: any).union(required(by: content)) == members.required, "\(kind)")
        return (name, members.records)
    }

    private func checkOverlay() throws {
        let definition = try #require(definitions["Overlay"])
        #expect(SchemaShape(["$ref": definition["$ref"]]) == .reference("AnyElement"))
        var members = ListedMembers()
        var element = Screen.Element()
        element.visit(&members)
        let overlay = list(Screen.Overlay.self)
        check(
            definition, overlay.shapes.filter { members.shapes[$0.key] == nil },
            required: overlay.required.subtracting(members.required), of: "Overlay")
    }

    private func list<Record: JSONRecord>(_ type: Record.Type) -> ListedMembers {
        var members = ListedMembers()
        var record = type.init()
        record.visit(&members)
        return members
    }

    private func check(_ definition: [String: Any], _ shapes: [String: SchemaShape], required: Set<String>, of name: String) {
        #expect(self.shapes(of: definition) == shapes, "\(name)")
        #expect(self.required(by: definition) == required, "\(name)")
    }

    private func shapes(of definition: [String: Any]) -> [String: SchemaShape] {
        (definition["properties"] as? [String: Any] ?? [:]).compactMapValues { property in
            let shape = SchemaShape(property)
            // An `AlertField` has only a field's own members.
            return shape == .array(.reference("AlertField")) ? .array(.reference("Field")) : shape
        }
    }

    private func required(by definition: [String: Any]) -> Set<String> {
        Set(definition["required"] as? [String] ?? [])
    }
}
