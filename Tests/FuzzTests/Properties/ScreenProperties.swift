@testable import ViaductProtocol
@testable import ViaductRelay

/// Screens, and the calls of the test API about them.
enum ScreenProperties {
    static let targets = [
        FuzzTarget(
            "screen",
            reads: [
                "Screen", "ScreenControls", "JSONCoded", "JSONChoice", "JSONRecord", "JSONObjectReader", "BarItem", "Colour", "Menu", "Presented",
            ],
            screen),
        FuzzTarget("test-call", reads: ["TestParameters", "TestVerb"], testCall),
    ]

    @MainActor private static func screen(_ bytes: [UInt8]) throws {
        let json = text(bytes)
        _ = ScreenControls(screen: json)
        guard let screen = try? Screen(json: json) else { return }
        try expect(JSONText.isValid(screen.json), "the screen is no JSON: \(screen.json)")
        let again = try Screen(json: screen.json)
        try expect(again == screen, "\(screen.json) is written as \(again.json)")
    }

    /// The first line is the verb, and the rest the body.
    @MainActor private static func testCall(_ bytes: [UInt8]) throws {
        let (verb, body) = firstLine(of: bytes)
        guard let parameters = try? TestParameters(body) else { return }
        _ = try? parameters.limit
        _ = try? TestVerbs.make(verb, parameters)
    }
}
