import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// Stubs of one test: `stub`, and `/viaduct/api/tests/TAG/stubs`.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct TestStubTests {
    private static let stubs = "/viaduct/api/tests/t/stubs"
    private static let rating = #"{"rules":[{"on":"connect","reply":{"data":{"stars":5}}}]}"#

    private let folder = try! TemporaryFolder()
    private let relay: RelayHarness

    init() throws {
        try folder.write("export default function start() {}", to: "viaduct/adapter/start.js")
        relay = try RelayHarness(publicFolder: folder.url)
    }

    @Test func `a stub is put, listed and deleted`() async throws {
        #expect(try await relay.ask("GET", Self.stubs).text == #"{"stubs":[]}"#)
        #expect(try await relay.ask("PUT", "\(Self.stubs)/rating", Self.rating).status == 204)
        #expect(try await relay.ask("GET", Self.stubs).text == #"{"stubs":[{"name":"rating","stub":\#(Self.rating)}]}"#)
        #expect(try await relay.ask("GET", "/viaduct/api/tests/other/stubs").text == #"{"stubs":[]}"#)
        #expect(try await relay.ask("DELETE", "\(Self.stubs)/rating").status == 204)
        let gone = try await relay.ask("DELETE", "\(Self.stubs)/rating")
        #expect((gone.status, gone.text.contains("has no stub “rating”")) == (404, true))
        #expect(try await relay.ask("POST", Self.stubs, "{}").headers["allow"] == "GET")
        #expect(try await relay.ask("POST", "\(Self.stubs)/rating", "{}").headers["allow"] == "PUT, DELETE")
        #expect(try await relay.curl("\(Self.stubs)/rating", "--request", "DELETE").status == 401)
    }

    @Test func `the verb does the same, and null deletes`() async throws {
        #expect(try await relay.test("stub", #"{"name":"rating","rules":[{"on":"connect"}]}"#).text == #"{"stubs":["rating"]}"#)
        #expect(try await relay.test("stub", #"{"name":"rating","rules":null}"#).text == #"{"stubs":[]}"#)
    }

    @Test(arguments: [
        ("rating", "{\"rules\":[\n{}]}", 400, "rating.json:2: rule 1: A rule needs “on”"), ("rating", #"{"rules":1}"#, 400, "VD-STUB-2"),
        ("rating", #"{"name":"form","rules":[]}"#, 409, "Leave its “name” out"), ("a%20b", #"{"rules":[]}"#, 400, "A component's name has"),
        ("rating", "{", 400, "VD-STUB-1"),
    ])
    func `a mistake is told of with its line and rule`(name: String, body: String, status: Int, text: String) async throws {
        let answer = try await relay.ask("PUT", "\(Self.stubs)/\(name)", body)
        #expect(answer.status == status)
        #expect(answer.text.contains(text), "\(answer.text)")
    }

    @Test(arguments: [
        ("{}", "needs a string “name”"), (#"{"name":"rating"}"#, "needs “rules”"), (#"{"name":"rating","rule":[]}"#, "knows no “rule”"),
        (#"{"name":"","rules":null}"#, "A component's name has"),
        (#"{"name":"rating","rules":[{"on":"a"},{"onn":"b"}]}"#, "rule 2: A rule has no “onn”. Did you mean “on”?"),
    ])
    func `the verb tells of a mistake too`(body: String, text: String) async throws {
        let answer = try await relay.test("stub", body)
        #expect(answer.status == 400)
        #expect(answer.text.contains(text), "\(answer.text)")
    }

    @Test func `a test has a bounded number of stubs, and of their bytes`() throws {
        var stubs = TestStubs()
        for number in 0..<TestStubs.maximum { try stubs.put(Array(Self.rating.utf8), name: "s\(number)") }
        #expect(throws: InvalidRequest.self) { try stubs.put(Array(Self.rating.utf8), name: "more") }
        try stubs.put(Array(#"{"rules":[]}"#.utf8), name: "s0")
        #expect(stubs.names.count == TestStubs.maximum)
        var large = TestStubs()
        let text = Array((#"{"rules":[]}"# + String(repeating: " ", count: 60 << 10)).utf8)
        for number in 0..<4 { try large.put(text, name: "s\(number)") }
        #expect(throws: InvalidRequest.self) { try large.put(text, name: "s4") }
        try large.put(text, name: "s3")
    }

    @Test func `the pages of the test see the component, and no other page does`() async throws {
        let page = await relay.openTestPage()
        let other = await relay.openTestPage(tag: "other", digit: "b")
        _ = try await relay.test("stub", #"{"name":"rating","rules":[]}"#)
        #expect(await relay.serve { page.frames("app").count == 2 })
        #expect(page.frames("app")[1].contains(#""rating""#))
        let late = await relay.openTestPage(digit: "c")
        #expect(await relay.serve { late.frames("app").count == 1 })
        #expect(late.frames("app")[0].contains(#""rating""#))
        #expect(other.frames("app").count == 1)
        _ = try await relay.test("reset")
        #expect(await relay.serve { page.frames("app").count == 3 })
        #expect(!page.frames("app")[2].contains(#""rating""#))
    }

    @Test func `a page stubs for itself`() async throws {
        let page = await relay.openTestPage()
        page.send(#"{"type":"test","call":1,"verb":"stub","body":{"name":"rating","rules":[]}}"#)
        #expect(await relay.serve { page.frames("tested").contains { $0.contains(#""stubs":["rating"]"#) } })
    }

    @Test func `a component with a stub is there even if only others are meant to be`() async throws {
        let page = await relay.openTestPage()
        _ = try await relay.test("stub", #"{"name":"rating","rules":[]}"#)
        #expect(try await relay.test("components", #"{"only":[]}"#).text.contains(#""components":["rating"]"#))
        #expect(try await relay.test("components", #"{"hidden":["rating"]}"#).text.contains(#""hidden":["rating"]"#))
        #expect(page.frames("app").last?.contains(#""components":["echo"]"#) == true)
    }

    @Test func `an app without stubs is named to the page`() async throws {
        let (socket, _) = await relay.connectApp()
        socket.send(Array(#"{"type":"register","name":"my","platform":"ios","components":["form"]}"#.utf8))
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
        _ = try await relay.test("stub", #"{"name":"rating","rules":[]}"#)
        let page = await relay.openTestPage()
        #expect(await relay.serve { page.frames("notice").contains { $0.contains("The app “my” runs no stubs") } })
        #expect(!page.frames("app")[0].contains(#""rating""#))
    }

    // MARK: Requests

    private func openApp() async {
        let (socket, _) = await relay.connectApp()
        let app = #""name":"my","platform":"ios","components":["form","menu"],"userAgent":"bridge-components: [form menu]""#
        socket.send(Array(#"{"type":"register",\#(app),"wants":["stubs"]}"#.utf8))
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
    }

    @Test(arguments: [
        ["x-viaduct-uri: /a?b=1&viaduct_test=t"], ["x-viaduct-test: t"], ["cookie: a=b; viaduct_test=t"],
        ["x-viaduct-window: 0", "x-viaduct-site: same-origin", "x-viaduct-referer: http://localhost/?viaduct_test=t"],
        ["x-viaduct-uri: /?viaduct_test=t", "cookie: viaduct_test=other"],
    ])
    func `a request of a page of the test has the user agent with its components`(headers: [String]) async throws {
        await openApp()
        _ = try await relay.test("stub", #"{"name":"rating","rules":[]}"#)
        _ = try await relay.test("components", #"{"hidden":["form"]}"#)
        let agent = try await relay.curl("/viaduct/request", headers: headers).headers["x-viaduct-user-agent"] ?? ""
        #expect(agent.contains("rating]") && !agent.contains("form"), "\(agent)")
    }

    @Test(arguments: [
        ["x-viaduct-uri: /a"], ["x-viaduct-referer: http://localhost/?viaduct_test=t"], ["x-viaduct-test: a b"], ["cookie: viaduct_test="],
        ["x-viaduct-uri: /a?viaduct_test=", "cookie: viaduct_test=t"], ["x-viaduct-uri: /?viaduct_test=t", "x-viaduct-site: cross-site"],
    ])
    func `any other request has not`(headers: [String]) async throws {
        await openApp()
        _ = try await relay.test("stub", #"{"name":"rating","rules":[]}"#)
        let agent = try await relay.curl("/viaduct/request", headers: headers).headers["x-viaduct-user-agent"] ?? "rating"
        #expect(!agent.contains("rating"))
        #expect(relay.server.tests.all(of: .owner).map(\.tag) == ["t"])
    }

    @Test(arguments: [["referer: http://localhost/a?viaduct_test=t"], ["cookie: viaduct_test=t"]])
    func `the adapter's script names the components too`(headers: [String]) async throws {
        _ = try await relay.test("stub", #"{"name":"rating","rules":[]}"#)
        #expect(try await relay.curl("/viaduct/adapter.js", headers: headers).text.contains(#""rating""#))
        #expect(try await relay.curl("/viaduct/adapter.js?test=t").text.contains(#""rating""#))
        #expect(try await !relay.curl("/viaduct/adapter.js").text.contains(#""rating""#))
    }
}

extension RelayHarness {
    /// - Parameter headers: each with its name.
    fileprivate func curl(_ path: String, headers: [String]) async throws -> CurlResponse {
        try await harness.curl(["http://127.0.0.1:\(port)\(path)"] + headers.flatMap { ["--header", $0] })
    }
}
