import AppTestSupport
import Testing
import ViaductProtocol

@testable import ViaductApp

extension EmbeddedSessionTests {
    /// The path of a message, and the ends that it can have.
    @MainActor @Suite struct MessageTests {
        let page = TestPage([EchoComponent.self])

        init() { EchoComponent.log = [] }

        @Test func `a reply is sent before the frame's delivery ends, as the page wrote it`() {
            let id = page.message("echo", "connect", #"{"b":1, "a":"ü\n"}"#)
            #expect(page.replies.map(\.id) == [id])
            #expect(page.replies.first?.data == #"{"b":1, "a":"ü\n","metadata":{"url":"http://localhost/one"}}"#)
            page.message("echo", "event")
            #expect(page.replies.last?.event == "other")
        }

        @Test func `a message from another URL is dropped and reported`() {
            page.message("echo", "connect", url: "http://localhost/two")
            page.send(#"{"type":"message","message":{"id":"9","component":"echo","event":"connect","data":{}}}"#)
            #expect(EchoComponent.log.isEmpty)
            #expect(page.notices.map(\.code) == ["wrong-url", "wrong-url"])
            #expect(page.notices.map(\.cause) == ["VD-URL-1", "VD-URL-2"])
            #expect(page.notices.map { "\($0.id ?? "") \($0.component ?? "") \($0.event ?? "")" } == ["1 echo connect", "9 echo connect"])
        }

        @Test func `a message for a component that is not registered is dropped and reported`() {
            page.message("map", "connect")
            page.message("eco", "connect")
            #expect(page.notices.map(\.cause) == ["VD-COMPONENT-1", "VD-COMPONENT-1"])
            #expect(page.notices.first?.text.hasSuffix("Register one.") == true)
            #expect(page.notices.last?.text.hasSuffix("Did you mean “echo”?") == true)
            #expect(page.notices.map(\.component) == ["map", "eco"])
        }

        @Test func `a component that has crashed gets no message, its page is told once, and others go on`() {
            let page = TestPage([EchoComponent.self, KeepingComponent.self])
            page.app.markCrashed(KeepingComponent.name, because: "The app crashed in Keeping.swift:3.")
            page.message(KeepingComponent.name, "connect")
            page.message(KeepingComponent.name, "disconnect")
            #expect(page.notices.map(\.code) == ["app-component-crashed"])
            #expect(page.notices.map(\.cause) == ["VD-APP-6"])
            #expect(page.notices.first?.text.hasSuffix("until you save a fix. The app crashed in Keeping.swift:3.") == true)
            page.message("echo", "connect")
            #expect(page.replies.count == 1)
        }

        @Test func `a URL that Foundation would write in another way is still the page's own`() {
            page.visit("http://localhost/a|b c?q={ü}")
            page.message("echo", "connect")
            #expect(page.replies.count == 1)
            #expect(page.notices.isEmpty)
        }

        @Test func `a message before any open is dropped and reported`() {
            let outlet = RecordingOutlet()
            let session = EmbeddedApp(name: "T", platform: .ios, components: [EchoComponent.self]).open(
                page: "1", outlet: outlet)
            let text = Array(
                #"{"type":"message","message":{"id":"1","component":"echo","event":"connect","data":{}}}"#.utf8)
            guard case .counted(let frame) = IncomingFrame(text) else { return #expect(Bool(false)) }
            session.receive(frame, text: text)
            guard case .notice(let notice)? = outlet.frames.first else { return #expect(Bool(false)) }
            #expect([notice.code, notice.cause] == ["inactive", "VD-INACTIVE-1"])
        }

        @Test func `nothing is sent after close`() async {
            page.message("echo", "connect")
            page.close()
            let count = page.frames.count
            page.message("echo", "connect")
            await page.turn()
            #expect(page.frames.count == count)
            #expect(EchoComponent.log == ["connect"])
        }
    }
}

@MainActor private final class RecordingOutlet: PageOutlet {
    var frames: [ServerFrame] = []
    func send(_ frame: ServerFrame) { frames.append(frame) }
    func send(encoded frame: ArraySlice<UInt8>) {}
}
