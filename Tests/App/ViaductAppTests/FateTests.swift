import AppTestSupport
import Testing
import ViaductProtocol

@testable import ViaductApp

/// An app's reports of messages while somebody reads the trace.
@MainActor struct FateTests {
    private let page = TestPage([EchoComponent.self])

    @Test func `a message that a component has handled is delivered`() throws {
        page.watch(true)
        let id = page.message("echo", "connect")
        let fate = try #require(page.fates.first)
        #expect((fate.id, fate.component, fate.event, fate.state) == (id, "echo", "connect", .delivered))
        #expect(try #require(fate.microseconds) >= 0)
        #expect(page.fates.count == 1)
    }

    @Test func `a message that reaches no component is dropped, with the code of the notice`() {
        page.watch(true)
        page.message("jukebox", "connect")
        page.message("echo", "connect", url: "http://localhost/another")
        #expect(page.fates.map(\.state) == [.dropped, .dropped])
        #expect(page.fates.map(\.code) == ["unknown-component", "wrong-url"])
        #expect(page.fates.map(\.cause) == ["VD-COMPONENT-1", "VD-URL-1"])
        #expect(page.fates.allSatisfy { $0.microseconds == nil })
    }

    @Test func `each message to a component that has crashed is dropped with its cause, though its page is told once`() {
        page.watch(true)
        page.app.markCrashed(EchoComponent.name, because: "The app crashed in Echo.swift:3.")
        for _ in 0..<2 { page.message("echo", "connect") }
        #expect(page.notices.count == 1)
        #expect(
            page.fates.map { [$0.state.rawValue, $0.code, $0.cause] } == Array(repeating: ["dropped", "app-component-crashed", "VD-APP-6"], count: 2))
    }

    @Test func `a disconnect that nobody waits for is ignored, and no trouble`() {
        page.watch(true)
        page.visit("http://localhost/two")
        page.message("echo", "disconnect")
        #expect(page.fates.map { [$0.state.rawValue, $0.code, $0.cause] } == [["ignored", "late-disconnect", "VD-INACTIVE-2"]])
        #expect(!MessageFate.State.ignored.isTrouble)
    }

    @Test func `with nobody reading nothing is reported`() {
        page.message("echo", "connect")
        page.watch(true)
        page.watch(false)
        page.message("echo", "connect")
        #expect(page.fates == [])
    }
}
