import AppTestSupport
import HotwireNative
import Testing

@testable import ViaductApp

private final class PickyComponent: BridgeComponent {
    override class var name: String { "picky" }

    override func onReceive(message: Message) {
        let _: [Int]? = message.data()
    }
}

/// The log is the whole process's.
@Suite(.serialized) @MainActor struct ComponentLogTests {
    @Test func `what goes wrong in a component is told to the log and to its page`() {
        var lines: [String] = []
        ComponentLog.install { lines.append($0) }
        defer { ComponentLog.install { _ in } }
        let page = TestPage([PickyComponent.self])
        let other = TestPage([PickyComponent.self])
        page.message("picky", "connect", #"{"title":"no list"}"#)
        #expect(lines.contains { $0.contains("“picky”, event “connect”") })
        #expect(page.notices.contains { $0.code == "component" && $0.text.contains("“picky”") })
        #expect(other.notices.isEmpty)
    }
}
