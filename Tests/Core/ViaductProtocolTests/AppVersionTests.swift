import Testing

@testable import ViaductProtocol

/// Versions of the app from the configuration.
@Suite struct AppVersionTests {
    @Test func `versions keep their order, with what each of them has`() throws {
        let versions = try AppVersion.all(json: #"{"2.0-b_1":{"agent":"A/2"},"1":{"components":["form","form"]},"0":{"components":[]}}"#)
        #expect(versions.map(\.name) == ["2.0-b_1", "1", "0"])
        #expect(versions.map(\.agent) == ["A/2", nil, nil])
        #expect(versions.map { $0.hides("menu") } == [false, true, true])
        #expect(versions.map { $0.hides("form") } == [false, false, true])
        #expect(try AppVersion.all(json: "{}").isEmpty)
    }

    @Test(arguments: [
        ("[]", "It has to be an object of versions"), ("{", "It has to be an object of versions"), (#"{"1":7}"#, "“1” has to be an object"),
        (#"{"a b":{"agent":"A"}}"#, "The version “a b” has to have a name of 1 to 64"), (#"{"":{"agent":"A"}}"#, "has to have a name"),
        (#"{"1":{"agent":"A"},"1":{"agent":"B"}}"#, "The version “1” is there twice."), (#"{"1":{}}"#, "“1” is empty."),
        (#"{"1":{"component":["form"]}}"#, "“1” has the unknown member “component”. It takes “components” and “agent”."),
        (#"{"1":{"components":"form"}}"#, "“1”: “components” has to be a list"), (#"{"1":{"components":[1]}}"#, "“components” has to be a list"),
        (#"{"1":{"components":["a b"]}}"#, "“1”: “components” has “a b”, which is no component's name."),
        (#"{"1":{"components":["a]"]}}"#, "no component's name"), (#"{"1":{"components":[""]}}"#, "no component's name"),
        (#"{"1":{"agent":"A\nB"}}"#, "“1”: “agent” has to be 1 to 200 characters of ASCII"), (#"{"1":{"agent":""}}"#, "“agent” has to be"),
        (#"{"1":{"agent":3}}"#, "“agent” has to be"),
    ])
    func `a mistake names the version, the member and the rule`(json: String, text: String) {
        let fault = #expect(throws: AppVersion.Fault.self) { try AppVersion.all(json: json) }
        #expect(fault?.text.contains(text) == true, "\(fault?.text ?? "")")
    }

    @Test func `a version's user agent begins as its own and names the same platform`() throws {
        let version = AppVersion(name: "1", components: nil, agent: "MyApp/1")
        func agent(_ text: String) -> String {
            AppDescription(name: "a", platform: .ios, components: [], userAgent: text).of(version).userAgent
        }
        #expect(
            agent("Other/3 Hotwire Native iOS; Turbo Native iOS; bridge-components: [a]")
                == "MyApp/1 Hotwire Native iOS; Turbo Native iOS; bridge-components: [a]")
        #expect(agent("Turbo Native Android; bridge-components: []") == "MyApp/1 Turbo Native Android; bridge-components: []")
        #expect(agent("Echo") == "MyApp/1 Echo")
        #expect(agent("") == "MyApp/1")
    }
}
