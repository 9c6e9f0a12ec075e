import Foundation
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// `messages` of the test API, over real sockets.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct TestMessageTests {
    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    /// Returns the components and the data of the messages in an answer.
    private func list(_ response: CurlResponse) throws -> [String] {
        let messages = try JSONObject(Array(response.text.utf8))["messages"]?.elements() ?? []
        return messages.compactMap { message in message.object.map { "\($0["component"]?.string ?? "") \($0["data"]?.json ?? "")" } }
    }

    @Test func `what a page has sent is found by component, event and a part of its data`() async throws {
        let page = await relay.openTestPage()
        page.say("form", "connect", #"{"title":"Save","more":[1,{"a":1,"b":2}]}"#)
        page.say("form", "submit", id: "2")
        page.say("menu", "connect", id: "3")
        let found = try await relay.test("messages", #"{"component":"form","event":"connect","data":{"more":[1,{"b":2}]}}"#)
        #expect(found.status == 200)
        #expect(try list(found) == [#"form {"title":"Save","more":[1,{"a":1,"b":2}]}"#])
        #expect(try list(try await relay.test("messages", #"{"count":3}"#)).count == 3)
        #expect(try list(try await relay.test("messages", #"{"after":2}"#)) == ["menu {}"])
    }

    @Test func `a call waits for a message that comes later`() async throws {
        let page = await relay.openTestPage()
        async let answer = relay.test("messages", #"{"component":"late","timeout":10000}"#)
        #expect(await relay.serve { relay.server.tests.calls == 1 })
        page.say("late", "connect")
        #expect(try list(try await answer) == ["late {}"])
        #expect(relay.server.tests.calls == 0)
    }

    @Test func `a limit that ends names what has come, and how long it was waited`() async throws {
        let page = await relay.openTestPage()
        page.say("form", "connect", #"{"title":"Save"}"#)
        let response = try await relay.test("messages", #"{"component":"form","data":{"title":"Send"},"timeout":200}"#)
        #expect(response.status == 409)
        #expect(
            response.text == """
                No message “form” with {"title":"Send"} has come. The newest are: form/connect {"title":"Save"}. Waited 200 ms. (VD-TEST-1)\n
                """)
    }

    @Test func `none fails at once for a message that is there, and holds when the page is at rest`() async throws {
        let page = await relay.openTestPage()
        page.say("form", "connect")
        #expect(try await relay.test("messages", #"{"component":"menu","none":true}"#).status == 200)
        let failed = try await relay.test("messages", #"{"component":"form","none":true}"#)
        #expect(failed.status == 409)
        #expect(failed.text.contains("There should be no message “form”, and there is form/connect {}."))
    }

    @Test func `messages before a reset are forgotten`() async throws {
        let page = await relay.openTestPage()
        page.say("form", "connect")
        _ = try await relay.test("messages")
        #expect(try await relay.test("reset").status == 200)
        #expect(try await relay.test("messages", #"{"timeout":0}"#).status == 409)
        page.say("form", "submit", id: "2")
        #expect(try list(try await relay.test("messages")).count == 1)
    }

    @Test func `a test without a page says how to open one, and waits for it`() async throws {
        let response = try await relay.test("messages", #"{"timeout":50}"#)
        #expect(response.status == 409)
        #expect(response.text.hasPrefix("The test “t” has no page. Open one with ?viaduct_test=t in its address"))
        async let answer = relay.test("screen", #"{"timeout":10000}"#)
        #expect(await relay.serve { relay.server.tests.calls == 1 })
        let page = await relay.openTestPage()
        page.send(#"{"type":"title","title":"Later"}"#)
        relay.app.sessions.last?.outlet?.send(.screen(#"{"url":"u","bar":{"left":[],"right":[]},"presented":[]}"#))
        #expect(try await answer.status == 200)
    }

    @Test func `a test has the newest messages only, of bounded number and size`() async throws {
        var messages = TestMessages()
        let message = TestMessage(page: RelayHarness.page, message: BridgeMessage(id: "1", component: "form", event: "e", url: nil, data: "{}"))
        for _ in 0..<(TestMessages.maximum + 5) { _ = messages.add(message) }
        #expect(
            (messages.end, messages.end - messages.first) == (
                TestMessages.maximum + 5, min(TestMessages.maximum, TestMessages.maximumSize / message.size)
            ))
        let large = TestMessage(
            page: RelayHarness.page,
            message: BridgeMessage(id: "1", component: "form", event: "e", url: nil, data: "\"\(String(repeating: "x", count: 3 << 20))\""))
        #expect(messages.add(large) == messages.end - 1)
        #expect(messages.end - messages.first == 1)
    }
}
