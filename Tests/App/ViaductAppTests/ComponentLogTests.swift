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

private final class LateComponent: BridgeComponent {
    override class var name: String { "late" }
    static var isDone = false

    override func onReceive(message: Message) {
        Task {
            await Task.yield()
            let _: [Int]? = message.data()
            Self.isDone = true
        }
    }
}

private final class QuietComponent: BridgeComponent {
    override class var name: String { "quiet" }

    override func onReceive(message: Message) {}
}

/// The log is the whole process's.
@Suite(.serialized) @MainActor struct ComponentLogTests {
    @Test func `what goes wrong in a component is told to its page`() {
        var lines: [String] = []
        ComponentLog.install { lines.append($0) }
        defer { ComponentLog.install { _ in } }
        let page = TestPage([PickyComponent.self])
        let other = TestPage([PickyComponent.self])
        page.message("picky", "connect", #"{"title":"no list"}"#)
        #expect(page.notices.contains { $0.code == "component" && $0.text.contains("“picky”, event “connect”") })
        #expect(other.notices.isEmpty)
        #expect(lines.isEmpty)
    }

    @Test func `what goes wrong in a task of a component is told to its page`() async {
        var lines: [String] = []
        ComponentLog.install { lines.append($0) }
        defer { ComponentLog.install { _ in } }
        let page = TestPage([LateComponent.self])
        page.message("late", "connect", #"{"title":"no list"}"#)
        while !LateComponent.isDone { await Task.yield() }
        #expect(page.notices.map(\.code) == ["component"])
        #expect(lines.isEmpty)
    }

    @Test func `what debugging logs is told as information, and only when it is wanted`() {
        ComponentLog.install { _ in }
        defer { Hotwire.config.debugLoggingEnabled = false }
        let page = TestPage([QuietComponent.self])
        page.message("quiet", "connect")
        #expect(page.notices.isEmpty)
        Hotwire.config.debugLoggingEnabled = true
        page.message("quiet", "connect")
        #expect(page.notices.map(\.level) == [.info])
    }

    @Test func `what no page has caused is told to the log`() {
        var lines: [String] = []
        ComponentLog.install { lines.append($0) }
        defer { ComponentLog.install { _ in } }
        let message = Message(id: "1", component: "picky", event: "connect", metadata: nil, jsonData: "{}")
        let list: [Int]? = message.data()
        #expect(list == nil)
        #expect(lines.count == 1)
    }
}
