import HotwireNative
import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductApp
@testable import ViaductRelay

private final class HeavyComponent: BridgeComponent {
    override class var name: String { "heavy" }

    override func onReceive(message: Message) {
        let text = String(repeating: "x", count: RemoteLink.maximumFrame)
        reply(with: message.replacing(jsonData: #"{"text":"\#(text)"}"#))
    }
}

/// Replies of a remote app, through a real server.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct RemoteReplyTests {
    @Test func `a reply that is too large for the link is dropped, and its page told`() async throws {
        let relay = try RelayHarness()
        let address = try ServerAddress("http://127.0.0.1:\(relay.port)")
        let secrets = try SecretSource(token: RelayHarness.token, server: address, environment: [:])
        let link = RemoteLink(address, room: "default", secrets: secrets, loop: relay.harness.loop, log: { _ in })
        let app = EmbeddedApp(name: "mine", platform: .ios, components: [HeavyComponent.self])
        let pages = RemotePages(app: app, link: link, timers: FoundationTimers(loop: relay.harness.loop))
        link.delegate = pages
        link.connect()
        let (page, client) = await relay.connect()
        let open = Array(#"{"type":"open","url":"http://localhost/","title":"","platform":"ios"}"#.utf8)
        page.send(open)
        #expect(await relay.serve { client.received.contains { $0.contains(#""name":"mine""#) } })
        page.send(open)
        let data = #"{"metadata":{"url":"http://localhost/"}}"#
        page.send(Array(#"{"type":"message","message":{"id":"1","component":"heavy","event":"connect","data":\#(data)}}"#.utf8))
        #expect(await relay.serve { client.received.contains { $0.contains(#""cause":"VD-REPLY-7""#) } })
        #expect(!client.received.contains { $0.hasPrefix(#"{"type":"reply""#) })
        withExtendedLifetime(pages) {}
    }
}
