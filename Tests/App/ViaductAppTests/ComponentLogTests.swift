import AppTestSupport
import HotwireNative
import Testing
import ViaductComponents

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

/// Serialized, because the whole process shares one log.
@Suite(.serialized) @MainActor struct ComponentLogTests {
    @Test func `what goes wrong in a component is told to its page`() {
        var lines: [String] = []
        ComponentLog.install { lines.append($0) }
        defer { ComponentLog.install { _ in } }
        let page = TestPage([PickyComponent.self])
        let other = TestPage([PickyComponent.self])
        page.message("picky", "connect", #"{"title":"no list"}"#)
        let notice = page.notices.first
        #expect(notice?.code == "component" && notice?.text.contains("“picky”, event “connect”") == true)
        #expect([notice?.cause, notice?.component, notice?.event] == ["VD-DATA-1", "picky", "connect"])
        #expect(notice?.id != nil)
        #expect(other.notices.isEmpty)
        #expect(lines.isEmpty)
    }

    @Test(arguments: [
        ("button", "conect", "“button” does not know the event “conect”, which had no effect. Did you mean “connect”?"),
        ("toast", "appear", "“toast” does not know the event “appear”, which had no effect. It knows “show”."),
        ("permissions", "contacts", "It knows “camera”, “location”, “notifications”."),
        ("alert", "show", "“alert” has no text. Send a “title”, a “description” or both."),
    ])
    func `what a built-in component can do nothing with is told to its page`(component: String, event: String, text: String) {
        ComponentLog.install { _ in }
        let page = TestPage(BuiltInComponents.all)
        page.message(component, event, #"{"title":""}"#)
        #expect(page.notices.map(\.level) == [.warning])
        #expect(page.notices.first?.text.contains(text) == true, "\(page.notices)")
    }

    @Test(arguments: [("button", "had no effect"), ("deaf", "On a phone the app ends here"), ("keeping", "has no message")])
    func `a long event is told by its beginning`(component: String, text: String) throws {
        ComponentLog.install { _ in }
        var limits = PageLimits()
        limits.keptMessageBytes = 1000
        let types = BuiltInComponents.all + [DeafComponent.self, KeepingComponent.self]
        let page = TestPage(EmbeddedApp(name: "T", platform: .ios, components: types, limits: limits))
        let event = String(repeating: "e", count: 5000)
        page.message(component, event)
        page.message(component, "newest", #"{"text":"\#(event)"}"#)
        page.message(component, "reply", #"{"events":["\#(event)"]}"#)
        let notice = try #require(page.notices.first { $0.text.contains(text) })
        #expect(notice.text.contains("“\(event.prefix(40))…”") && !notice.text.contains(event))
    }

    @Test func `no built-in component minds a disconnect`() {
        ComponentLog.install { _ in }
        let page = TestPage(BuiltInComponents.all)
        for component in BuiltInComponents.all { page.message(component.name, "disconnect") }
        #expect(page.notices.map(\.text) == [])
    }

    @Test func `what goes wrong in a task of a component is told to its page`() async {
        var lines: [String] = []
        ComponentLog.install { lines.append($0) }
        defer { ComponentLog.install { _ in } }
        let page = TestPage([LateComponent.self])
        page.message("late", "connect", #"{"title":"no list"}"#)
        while !LateComponent.isDone { await Task.yield() }
        #expect(page.notices.map(\.code) == ["component"])
        #expect(page.notices.map(\.cause) == ["VD-DATA-1"])
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
