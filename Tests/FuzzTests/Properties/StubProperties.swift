@testable import ViaductProtocol
@testable import ViaductRelay
@testable import ViaductStubs

/// Stubs, in files and from pages, and the schemas that they are compared with.
enum StubProperties {
    static let targets = [
        FuzzTarget(
            "stub",
            reads: [
                "Stub", "StubReading", "StubText", "StubMembers", "StubRule", "StubReply", "StubTemplate", "StubValue", "StubPattern", "StubItems",
                "StubEdit", "StubScope", "StubShape", "SwiftJSON", "SwiftValue", "JSONPlaces",
            ], stub),
        FuzzTarget("contract-schema", reads: ["SchemaRule"], schema),
    ]

    @MainActor private static func stub(_ bytes: [UInt8]) throws {
        guard String(validating: bytes, as: UTF8.self) != nil else { return }
        let rule = try JSONValue(Array(#"{"on":"connect","toast":"{{data.title}}"}"#.utf8))
        guard let stub = try? Stub(bytes, file: "form.json") else { return }
        try expect(Stub(stub.source) == stub, "as a source, it is another stub")
        // What follows a rule that a person adds is a stub, too.
        if let edit = StubEdit(bytes), stub.ruleCount < StubLimits.rules {
            let edited = try Stub(edit.putting(rule, replacing: nil), file: "form.json")
            try expect(edited.ruleCount == stub.ruleCount + 1, "the added rule is not there")
        }
        let data = try JSONValue(Array(#"{"title":"Save","list":[1,"a",null]}"#.utf8))
        var places = JSONPlaces(data, stub.paths[.data] ?? JSONPaths())
        var budget = StepBudget(StubLimits.steps)
        for rule in stub.rules { _ = rule.pattern?.matches(&places, spending: &budget) }
        _ = StubSwift([stub]).source
        _ = StubStimulus(stub).source
    }

    /// The first line is a schema, and the rest a value.
    @MainActor private static func schema(_ bytes: [UInt8]) throws {
        let (line, rest) = firstLine(of: bytes)
        guard let schema = (try? JSONValue(Array(line.utf8))).flatMap({ SchemaRule($0) }), let value = try? JSONValue(rest) else { return }
        _ = schema.fault(in: value)
    }
}
