import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// `idle` and `strict` of the test API: nothing is under way, and nothing was dropped.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct TestIdleTests {
    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    @Test func `idle ends when the page and its app have handled everything`() async throws {
        let page = await relay.openTestPage()
        page.say("form", "connect")
        #expect(try await relay.test("idle").text == "{}")
        #expect(page.frames("reply").count == 1)
    }

    @Test func `each call asks the page anew`() async throws {
        let page = await relay.openTestPage()
        for count in 1...3 {
            #expect(try await relay.test("idle").status == 200)
            #expect(page.frames("probe").count >= count)
        }
    }

    @Test func `probes and their answers are no events of the trace`() async throws {
        _ = await relay.openTestPage()
        #expect(try await relay.test("idle").status == 200)
        let trace = relay.server.traces.room("default")
        let kinds = (trace.first..<trace.end).compactMap { trace.record($0)?.kind }
        #expect(!kinds.contains { $0.hasPrefix("probe") })
    }

    @Test func `a page that does not answer, and one that is busy, are named`() async throws {
        let page = await relay.openTestPage(answersProbes: false)
        let silent = try await relay.test("idle", #"{"timeout":200}"#)
        #expect(silent.status == 409)
        #expect(silent.text == "Not idle: the page has not answered the server: is it loading, or busy with a script? Waited 200 ms. (VD-TEST-1)\n")
        async let busy = relay.test("idle", #"{"timeout":500}"#)
        #expect(await relay.serve { relay.server.tests.calls == 1 })
        page.send(#"{"type":"probed","number":1,"busy":"<html> is loading"}"#)
        #expect(try await busy.text.contains("the page is busy: <html> is loading."))
    }

    @Test func `an open ask, a delayed reply and a visit that has not begun are under way`() async throws {
        let page = await relay.openTestPage()
        let outlet = try #require(relay.app.sessions.last?.outlet)
        let bar = #"{"url":"u","bar":{"left":[],"right":[]},"presented":[]"#
        outlet.send(.screen(bar + #","asks":[{"kind":"location","id":"1","control":"1","title":"Where?","enabled":true}]}"#))
        #expect(try await relay.test("idle", #"{"timeout":100}"#).text.contains("the ask “location” (Where?) waits. Answer it by “answer”."))
        outlet.send(.screen(bar + "}"))
        outlet.send(.move(.load("http://localhost:3000/b")))
        #expect(
            try await relay.test("idle", #"{"timeout":100}"#).text.contains(
                "the visit “load http://localhost:3000/b” that the app wants has not begun."))
        page.send(#"{"type":"visit","url":"http://localhost:3000/b","title":"B","action":"advance"}"#)
        #expect(try await relay.test("idle").status == 200)
        #expect(try await relay.ask("PUT", "/viaduct/api/pages/aaaaaaaa/replies", #"{"delay":300}"#).status == 204)
        page.say("form", "connect")
        #expect(try await relay.test("messages").status == 200)
        #expect(try await relay.test("idle", #"{"timeout":100}"#).text.contains("a reply waits"))
        #expect(try await relay.test("idle").status == 200)
        #expect(page.frames("reply").count == 1)
    }

    @Test func `a remote app answers a probe too, and one that cannot has to acknowledge`() async throws {
        let page = await relay.openTestPage()
        let (app, client) = await relay.connectApp()
        app.send(Array(#"{"type":"register","name":"mine","platform":"ios","components":["form"],"wants":["probe"]}"#.utf8))
        #expect(await relay.serve { page.frames("app").count == 2 })
        let late = try await relay.test("idle", #"{"timeout":200}"#)
        #expect(late.text.contains("the app “mine” has not answered the server"))
        let id = String(repeating: "a", count: 32)
        let probes = client.received.filter { $0.contains(#""type":"probe""#) }
        #expect(probes == [#"{"type":"probe","page":"\#(id)","number":1}"#])
        async let answer = relay.test("idle", #"{"timeout":10000}"#)
        #expect(await relay.serve { relay.server.tests.calls == 1 })
        app.send(Array(#"{"type":"probed","page":"\#(id)","number":1}"#.utf8))
        #expect(await relay.serve { client.received.contains { $0.contains(#""number":2"#) } })
        app.send(Array(#"{"type":"probed","page":"\#(id)","number":2,"busy":"the stub “menu” replies “shown” in 80 ms."}"#.utf8))
        #expect(await relay.serve { client.received.contains { $0.contains(#""number":3"#) } })
        app.send(Array(#"{"type":"probed","page":"\#(id)","number":3}"#.utf8))
        #expect(try await answer.status == 200)
        async let waiting = relay.test("idle", #"{"timeout":300}"#)
        #expect(await relay.serve { client.received.contains { $0.contains(#""number":4"#) } })
        app.send(Array(#"{"type":"probed","page":"\#(id)","number":4,"busy":"the stub “menu” replies “shown” in 800 ms."}"#.utf8))
        #expect(try await waiting.text.hasPrefix("Not idle: the stub “menu” replies “shown” in 800 ms. Waited 300 ms."))
        app.send(Array(#"{"type":"register","name":"mine","platform":"ios","components":["form"]}"#.utf8))
        #expect(await relay.serve { page.frames("app").count == 3 })
        #expect(try await relay.test("idle", #"{"timeout":200}"#).status == 409)
        app.send(Array(#"{"type":"ack","received":\#(client.received.count - 1)}"#.utf8))
        #expect(try await relay.test("idle").status == 200)
    }

    @Test func `strict fails with what was dropped, until a reset`() async throws {
        let page = await relay.openTestPage()
        #expect(try await relay.test("strict").status == 200)
        let unknown = try await relay.test("components", #"{"only":["ecco"],"timeout":0}"#)
        #expect((unknown.status, unknown.text.contains("No app has a component “ecco”. Did you mean “echo”?")) == (409, true))
        let other = try await relay.test("components", #"{"hidden":["menu"],"timeout":0}"#)
        #expect(other.text.contains("No app has a component “menu”. There are echo."))
        #expect(try await relay.test("components", #"{"only":["echo"]}"#).text == #"{"components":["echo"],"hidden":[]}"#)
        #expect(try await relay.ask("PUT", "/viaduct/api/components", #"{"hidden":["echo"]}"#).status == 200)
        // As a page in a browser does for each app.
        for _ in 0..<2 { page.send(#"{"type":"open","url":"http://localhost:3000/a","title":"Home","platform":"ios"}"#) }
        page.say("echo", "connect")
        let failed = try await relay.test("messages", #"{"component":"echo"}"#)
        #expect(failed.text.contains(#""state":"dropped","code":"unknown-component""#))
        let strict = try await relay.test("strict")
        #expect(strict.status == 409)
        #expect(
            strict.text == """
                The message “connect” for “echo” was dropped: the component is switched off for this room. \
                Switch it on in the console, in “Components”. (VD-HIDDEN-3) (VD-TEST-1)\n
                """)
        #expect(try await relay.test("reset").status == 200)
        #expect(try await relay.test("strict").status == 200)
    }

    @Test func `the components of a test are those of its pages only, and the app goes to the background`() async throws {
        let page = await relay.openTestPage()
        let other = await relay.openTestPage(tag: "other", digit: "b")
        #expect(try await relay.test("components", #"{"hidden":["echo"]}"#).text == #"{"components":[],"hidden":["echo"]}"#)
        #expect(await relay.serve { page.frames("app").count == 2 })
        #expect(page.frames("app").last?.contains(#""components":[]"#) == true)
        #expect(other.frames("app").count == 1)
        #expect(try await relay.test("background", "{}", tag: "other").status == 200)
        #expect(try await relay.test("reset", tag: "other").status == 200)
        let seen = relay.app.sessions.map { $0.frames.compactMap { if case .visibility(let isVisible) = $0 { isVisible } else { nil } } }
        #expect(seen.contains([false, true]))
    }
}
