import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// Access to the verbs of the test API, their number, and their parameters.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct TestRouteTests {
    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    @Test func `without the secret nobody reads or changes a test`() async throws {
        let page = await relay.openTestPage()
        page.say("form", "connect")
        for path in ["/t/messages", "/t/tap", "/t", ""] {
            let (url, json) = ("/viaduct/api/tests\(path)", "Content-Type: application/json")
            #expect(try await relay.curl(url, "--request", "POST", "--header", json, "--data", "{}").status == 401)
            #expect(try await relay.curl(url, "--header", "Authorization: Page \(String(repeating: "a", count: 32))").status == 401)
            let foreign = try await relay.curl(url, "--header", "Origin: http://evil.test", "--header", "Authorization: Bearer \(RelayHarness.token)")
            #expect(foreign.status == 403)
        }
        #expect(relay.server.tests.calls == 0)
    }

    @Test(arguments: [
        ("messages", "", 400, "one JSON object"), ("messages", "[]", 400, "one JSON object"),
        ("messages", #"{"component":1}"#, 400, "“component” has to be a string"),
        ("messages", #"{"componnent":"form"}"#, 400, "“messages” knows no “componnent”. It takes “component”, “event”"),
        ("messages", #"{"count":-1}"#, 400, "“count” has to be a whole number"), ("messages", #"{"none":true,"count":1}"#, 400, "leave “count” out"),
        ("messages", #"{"timeout":60001}"#, 400, "“timeout” has to be a whole number from 0 to 60000"),
        ("fly", "{}", 404, "There is no verb “fly”. There are idle, messages"),
        ("tap", "{}", 400, "needs a “title” or a “control”"), ("choose", #"{"title":"a"}"#, 400, "needs an “option”"),
        ("type", "{}", 400, "needs a string “text”"),
        ("reply", "{}", 400, "needs a string “component”"), ("reply", #"{"component":"a","data":1}"#, 400, "“data” has to be an object"),
        ("answer", "{}", 400, "needs a string “ask”"), ("answer", #"{"ask":"location"}"#, 400, "needs a “value”"),
        ("answer", #"{"preset":{"moon":1}}"#, 400, "no kind of ask"),
        ("components", #"{"only":[],"hidden":[]}"#, 400, "not both"), ("components", #"{"only":[1]}"#, 400, "array of at most 512 strings"),
        ("background", #"{"on":1}"#, 400, "true or false"),
    ])
    func `malformed parameters say what they have to be`(verb: String, body: String, status: Int, text: String) async throws {
        let response = try await relay.test(verb, body)
        #expect(response.status == status)
        #expect(response.text.contains(text), "\(response.text)")
    }

    @Test func `a tag has bounded length and characters, in an address of the API and of a page`() async throws {
        for tag in ["a%20b", "a%2Fb", String(repeating: "x", count: 65)] {
            #expect([400, 404].contains(try await relay.test("idle", tag: tag).status))
            let client = await relay.connect(query: "&test=\(tag)").client
            #expect(!client.isOpen)
        }
        #expect(relay.server.tests.all(of: .owner).isEmpty)
    }

    @Test func `tests without pages make room for others, and a page that finds none is told`() async throws {
        for number in 0..<(TestSessions.maximum + 10) { #expect(relay.server.tests.session("idle\(number)", in: RoomName.standard) != nil) }
        #expect(relay.server.tests.all(of: .owner).count == TestSessions.maximum)
        for number in 0..<TestSessions.maximum {
            let page = try PageRequest(
                HTTPRequest(
                    method: "GET", path: RoutePath.pageSocket, query: ["page=\(String(format: "%032x", number))", "test=full\(number)"],
                    headers: ["sec-websocket-protocol": PageRequest.subprotocol]), limits: AppLimits())
            #expect(
                relay.server.tests.join(
                    Page(page, origin: PeerOrigin(room: RoomName.standard, address: nil), server: relay.server), tag: "full\(number)") != nil)
        }
        #expect(try await relay.test("messages", #"{"timeout":0}"#).status == 503)
        let page = await relay.openTestPage()
        #expect(await relay.serve { page.frames("notice").contains { $0.contains("too-many-tests") } })
    }

    @Test func `200 long polls wait at the same time, and get one message`() async throws {
        let page = await relay.openTestPage()
        let clients = try (0..<200).map { _ in try RawClient(port: relay.port) }
        for client in clients { try post(#"{"component":"late","timeout":20000}"#, by: client) }
        #expect(await relay.serve { relay.server.tests.calls == 200 })
        page.say("late", "connect")
        #expect(await relay.serve { relay.server.tests.calls == 0 })
        var texts = clients.map { _ in "" }
        #expect(
            await relay.serve {
                for (index, client) in clients.enumerated() { texts[index] += String(decoding: client.read(), as: UTF8.self) }
                return texts.allSatisfy { $0.hasPrefix("HTTP/1.1 200") && $0.contains(#""component":"late""#) }
            })
    }

    @Test func `a client that goes away frees its call`() async throws {
        _ = await relay.openTestPage()
        var client: RawClient? = try RawClient(port: relay.port)
        if let client { try post(#"{"timeout":60000}"#, by: client) }
        #expect(await relay.serve { relay.server.tests.calls == 1 })
        client = nil
        #expect(await relay.serve { relay.server.tests.calls == 0 })
        #expect(try await relay.test("idle").status == 200)
    }

    @Test func `a client that goes away behind what nobody reads frees its call, however long it has waited`() async throws {
        _ = await relay.openTestPage()
        var clients = try (0..<2).map { _ in try RawClient(port: relay.port) }
        for client in clients {
            let before = relay.server.tests.calls
            try post(#"{"timeout":60000}"#, by: client)
            #expect(await relay.serve { relay.server.tests.calls == before + 1 })
            try client.send(Array("GET / HTTP/1.1\r\n".utf8))
        }
        // The server has received it, because a later request is answered.
        #expect(try await relay.test("messages", #"{"count":0,"timeout":0}"#).status == 200)
        // The server handles the earlier client before the later one.
        clients.removeLast()
        #expect(await relay.serve { relay.server.tests.calls == 1 })
        clients.removeLast()
        #expect(await relay.serve { relay.server.tests.calls == 0 })
    }

    @Test func `a test has a bounded number of calls`() async throws {
        let session = try #require(relay.server.tests.session("t", in: RoomName.standard))
        for _ in 0..<TestSession.maximumCalls { _ = try session.call("messages", Array("{}".utf8), from: nil) { _ in } }
        let response = try await relay.test("messages")
        #expect(response.status == 503)
        #expect(response.text.contains("256 calls of the test “t” wait already"))
        for call in session.calls.values { call.cancel() }
        #expect(relay.server.tests.calls == 0)
    }

    private func post(_ body: String, by client: RawClient) throws {
        try client.request([
            "POST /viaduct/api/tests/t/messages HTTP/1.1", "Host: 127.0.0.1", "Authorization: Bearer \(RelayHarness.token)",
            "Content-Type: application/json", "Content-Length: \(body.utf8.count)",
        ])
        try client.send(Array(body.utf8))
    }

    @Test(arguments: [(#"{"count":0}"#, 200), (#"{"timeout":0}"#, 409), (#"{"count":"x"}"#, 400)])
    func `answers to calls have the headers of all others, also where they come later`(parameters: String, status: Int) async throws {
        let response = try await relay.test("messages", parameters)
        #expect(response.status == status)
        #expect(response.headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'self'")
        #expect(response.headers["x-content-type-options"] == "nosniff")
    }

    // MARK: Calls of pages

    @Test func `a page has a few calls for itself, and no large pattern, since each message is compared with all of them`() async throws {
        let page = await relay.openTestPage()
        for call in 0...TestSession.maximumOwnCalls {
            page.send(#"{"type":"test","call":\#(call),"verb":"messages","body":{"component":"never","timeout":60000}}"#)
        }
        #expect(await relay.serve { page.frames("tested").count == 1 })
        #expect(page.frames("tested")[0].contains(#""call":16,"error":"16 calls of the page wait already"#))
        #expect(relay.server.tests.calls == TestSession.maximumOwnCalls)
        let long = String(repeating: "x", count: 64 << 10)
        for parameters in [#"{"data":{"a":"\#(long)"}}"#, #"{"data":{"a":"\#(long.dropLast(100))"},"count":0}"#] {
            #expect(try await relay.test("messages", parameters).status == (parameters.contains("count") ? 200 : 400))
        }
    }

    @Test func `a page calls verbs for itself, and reads nothing of another page, not of its test either`() async throws {
        let page = await relay.openTestPage()
        let same = await relay.openTestPage(digit: "b")
        let other = await relay.openTestPage(tag: "other", digit: "c")
        page.say("form", "connect", #"{"secret":1}"#)
        #expect(try await relay.test("messages").status == 200)
        page.send(#"{"type":"test","call":1,"verb":"messages","body":{}}"#)
        #expect(await relay.serve { page.frames("tested").count == 1 })
        #expect(page.frames("tested")[0].contains(#""call":1,"body":{"messages":[{"number":0,"page":"aaaaaaaa""#))
        for spy in [same, other] {
            for (call, body) in [#"{"timeout":0}"#, #"{"page":"aaaaaaaa","timeout":0}"#].enumerated() {
                spy.send(#"{"type":"test","call":\#(call),"verb":"messages","body":\#(body)}"#)
            }
            spy.send(#"{"type":"test","call":7,"verb":"reply","body":{"component":"form","timeout":0}}"#)
            #expect(await relay.serve { spy.frames("tested").count == 3 })
            #expect(!spy.frames("tested").contains { $0.contains("secret") || $0.contains("body") })
        }
        #expect(!page.frames("reply").contains { $0.contains("native") })
    }

    @Test func `a page of no test calls in vain, and its calls end with it`() async throws {
        let (socket, client) = await relay.connect()
        socket.send(Array(#"{"type":"test","call":1,"verb":"idle"}"#.utf8))
        #expect(await relay.serve { client.received.contains { $0.contains("The page belongs to no test. Open it with ?viaduct_test=TAG") } })
        let page = await relay.openTestPage()
        page.send(#"{"type":"test","call":1,"verb":"messages","body":{"component":"never","timeout":60000}}"#)
        #expect(await relay.serve { relay.server.tests.calls == 1 })
        page.send(#"{"type":"bye"}"#)
        #expect(await relay.serve { relay.server.tests.calls == 0 })
    }
}
