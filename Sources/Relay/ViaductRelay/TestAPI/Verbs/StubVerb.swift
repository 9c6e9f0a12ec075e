internal import ViaductProtocol
internal import ViaductStubs

/// Gives the test's pages a component that is written down as a stub.
final class StubVerb: TestVerb {
    private let name: String
    /// The text of the stub; `nil` deletes the test's stub.
    private let text: [UInt8]?

    init(_ parameters: TestParameters) throws(InvalidRequest) {
        try parameters.allow(["name", "rules"], of: "stub")
        name = try parameters.requiredString("name", of: "stub")
        if let reason = Stub.reasonAgainst(name: name) { throw InvalidRequest(reason) }
        guard let rules = parameters.value("rules") else {
            throw InvalidRequest("“stub” needs “rules”, a list as in a stub's file. With null, the stub is deleted.")
        }
        text = rules.json == "null" ? nil : Array(#"{"rules":\#(rules.json)}"#.utf8)
    }

    func attempt(_ test: TestScope) throws(TestFailure) -> String {
        do throws(InvalidRequest) {
            if let text { try test.session.putStub(text, name: name) } else { _ = test.session.removeStub(name: name) }
        } catch {
            throw .final(error)
        }
        return #"{"stubs":\#(JSONText.array(test.session.stubs.names))}"#
    }
}
