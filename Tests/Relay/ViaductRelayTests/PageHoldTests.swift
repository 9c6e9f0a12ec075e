import LWS
import LWSTestSupport
import Testing

@testable import ViaductRelay

/// Pages that send faster than their app acknowledges.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct PageHoldTests {
    private static let other = String(repeating: "2", count: 32)
    private static let text = String(repeating: "x", count: 60_000)

    private func message(_ id: Int) -> [UInt8] {
        Array(#"{"type":"message","message":{"id":"\#(id)","component":"form","event":"e","data":{"x":"\#(Self.text)"}}}"#.utf8)
    }

    /// An app that acknowledges nothing by itself, and pages that have told it where they are.
    private func connect(_ pages: [String], to relay: RelayHarness) async -> (app: WebSocket, client: RecordingClient, pages: [WebSocket]) {
        let (app, client) = await relay.connectApp()
        app.send(Array(#"{"type":"register","name":"slow","platform":"ios","components":["form"]}"#.utf8))
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
        var sockets: [WebSocket] = []
        for page in pages {
            sockets.append(await relay.connect(page: page).socket)
            sockets.last?.send(Array(#"{"type":"open","url":"http://a.test/","title":"A","platform":"ios"}"#.utf8))
        }
        #expect(await relay.serve { client.received.count { $0.contains(#""type":"open""#) } == pages.count })
        return (app, client, sockets)
    }

    private func acknowledge(_ client: RecordingClient, by app: WebSocket) {
        app.send(Array(#"{"type":"ack","received":\#(client.received.count { $0.hasPrefix(#"{"page""#) })}"#.utf8))
    }

    private func ids(of page: String, in client: RecordingClient) -> [Int] {
        let frames = client.received.filter { $0.hasPrefix(#"{"page":"\#(page)""#) && $0.contains(#""type":"message""#) }
        return frames.compactMap { $0.firstMatch(of: /"id":"([0-9]+)"/).flatMap { Int($0.1) } }
    }

    @Test func `pages that send faster than their app acknowledges lose nothing, and do not end its session`() async throws {
        let relay = try RelayHarness()
        let pages = [RelayHarness.page, Self.other]
        let (app, client, sockets) = await connect(pages, to: relay)
        for id in 1...60 { sockets.forEach { $0.send(message(id)) } }
        var most = 0
        var (seen, quietTurns) = (0, 0)
        let hasAll = await relay.serve {
            most = max(most, relay.server.apps.remote.first?.link.unacknowledgedBytes ?? 0)
            // It answers only when nothing more comes: a message takes some turns.
            quietTurns = client.received.count == seen ? quietTurns + 1 : 0
            seen = client.received.count
            if quietTurns == 100 {
                acknowledge(client, by: app)
                quietTurns = 0
            }
            return client.received.count { $0.contains(#""type":"message""#) } == 120
        }
        #expect(hasAll)
        #expect(most > 512 << 10 && most < 1 << 20)
        for page in pages { #expect(ids(of: page, in: client) == Array(1...60)) }
        #expect(relay.server.refusals.isEmpty)
        #expect(!client.isClosed)
    }

    @Test func `pages are read again when an app acknowledges nothing for long, and its session ends`() async throws {
        let relay = try RelayHarness()
        let (_, client, sockets) = await connect([RelayHarness.page], to: relay)
        let start = ContinuousClock.now
        for id in 1...30 { sockets[0].send(message(id)) }
        #expect(await relay.serve { client.isClosed })
        #expect(.now - start > .seconds(2.5))
        #expect(relay.server.refusals == [.slowReader: 1])
    }

    @Test func `a page whose app goes while it waits is read again`() async throws {
        let relay = try RelayHarness()
        let (app, client, sockets) = await connect([RelayHarness.page], to: relay)
        for id in 1...30 { sockets[0].send(message(id)) }
        #expect(await relay.serve { client.received.count > 8 })
        app.send(Array(#"{"type":"bye"}"#.utf8))
        let page = try #require(relay.server.pages[RelayHarness.page])
        #expect(await relay.serve { page.link.received == 31 })
    }
}
