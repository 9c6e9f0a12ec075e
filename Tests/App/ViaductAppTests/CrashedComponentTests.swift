import AppTestSupport
import HotwireNative
import Testing

@testable import ViaductApp

private class NamelessBase: BridgeComponent {
    override func onReceive(message: Message) {}
}

private final class NamedComponent: NamelessBase {
    override class var name: String { "named" }
}

private final class NamelessComponent: BridgeComponent {
    override func onReceive(message: Message) {}
}

final class DeafComponent: BridgeComponent {
    override class var name: String { "deaf" }
}

/// Mistakes that crash an app on a phone. Serialized, because the whole process shares one log.
@Suite(.serialized) @MainActor struct CrashedComponentTests {
    private func lines(_ body: () throws -> Void) rethrows -> [String] {
        var lines: [String] = []
        ComponentLog.install { lines.append($0) }
        defer { ComponentLog.install { _ in } }
        try body()
        return lines
    }

    @Test func `a component without a name is not offered, and terminal and page say why`() {
        let lines = lines {
            let app = EmbeddedApp(name: "T", platform: .ios, components: [NamelessComponent.self, NamedComponent.self])
            #expect(app.description.components == ["named"])
            let page = TestPage([NamelessComponent.self])
            #expect(page.notices.map(\.code) == ["component-crashed"])
            #expect(page.notices.map(\.cause) == ["VD-COMPONENT-3"])
            #expect(page.notices.first?.text.contains("On a phone the app ends") == true)
        }
        #expect(lines.count == 2)
        #expect(lines.first?.contains("NamelessComponent has no “name”") == true)
    }

    @Test func `a class that named components inherit from needs none, unless it is registered`() {
        let types = [NamelessBase.self, NamedComponent.self]
        #expect(TestPage(types).notices.isEmpty)
        Hotwire.registerBridgeComponents(types)
        defer { Hotwire.registerBridgeComponents([]) }
        #expect(TestPage(types).notices.count == 1)
    }

    @Test func `a component without onReceive has crashed, and the others live on`() {
        let lines = lines {
            let page = TestPage([DeafComponent.self, EchoComponent.self])
            page.message("deaf", "connect")
            #expect(page.notices.map(\.code) == ["component-crashed"])
            #expect(page.notices.first?.text.contains("On a phone the app ends here") == true)
            page.message("deaf", "again")
            page.message("deaf", "again")
            #expect(page.notices.map(\.code) == ["component-crashed", "app-component-crashed"])
            #expect(page.notices.map(\.cause) == ["VD-COMPONENT-4", "VD-APP-6"])
            #expect(page.notices.last?.text.contains("“deaf” is marked as crashed: it gets no messages") == true)
            page.message("echo", "connect")
            #expect(page.replies.count == 1)
        }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("DeafComponent has no onReceive(message:)") == true)
    }
}
