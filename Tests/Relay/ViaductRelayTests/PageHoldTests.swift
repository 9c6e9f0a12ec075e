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

    /// Pages that are not behind yet, and a hold of their own.
    private func connect(
        _ count: Int, to relay: RelayHarness, patience: Duration = .seconds(3)
    ) async -> (hold: PageHold, pages: [Page]) {
        for number in 1...count { _ = await relay.connect(page: String(format: "%032x", number)) }
        return (PageHold(patience: patience), relay.server.pages.values.sorted { $0.id < $1.id })
    }

    /// Whether the page is read. Its hold stays as it is.
    private func isRead(_ page: Page) -> Bool {
        guard let socket = page.link.socket, socket.hold() else { return false }
        socket.release()
        return true
    }

    @Test func `thousands of pages are gone through once, however much comes of them while they are held`() async throws {
        let relay = try RelayHarness()
        let (hold, pages) = await connect(3, to: relay)
        var looked = 0
        for _ in 1...100 {
            hold.hold(
                pages[0],
                of: pages.lazy.filter { _ in
                    looked += 1; return true
                }, server: relay.server)
        }
        #expect(looked == pages.count)
        #expect(!pages.contains(where: isRead))
    }

    @Test func `a page that is newer than the hold is held when it sends`() async throws {
        let relay = try RelayHarness()
        let (hold, pages) = await connect(3, to: relay)
        hold.hold(pages[0], of: pages[..<2], server: relay.server)
        #expect(isRead(pages[2]))
        hold.hold(pages[2], of: [], server: relay.server)
        #expect(!isRead(pages[2]))
    }

    @Test func `an acknowledgement lets some pages go, the longest held first, and they are held again when the link is half full`() async throws {
        let relay = try RelayHarness()
        let (hold, pages) = await connect(100, to: relay)
        hold.hold(nil, of: pages, server: relay.server)
        hold.hear(hasRoom: false)
        #expect(!pages.contains(where: isRead))
        hold.hear(hasRoom: true)
        #expect(pages.map(isRead) == pages.indices.map { $0 < 64 })
        hold.hold(pages[0], of: [], server: relay.server)
        #expect(!pages.contains(where: isRead))
        hold.hear(hasRoom: true)
        #expect(pages.map(isRead) == pages.indices.map { $0 < 28 || $0 >= 64 })
        hold.hear(hasRoom: true)
        #expect(pages.allSatisfy(isRead))
    }

    @Test func `pages stay held as long as their app acknowledges something`() async throws {
        let relay = try RelayHarness()
        let (hold, pages) = await connect(1, to: relay, patience: .milliseconds(20))
        hold.hold(nil, of: pages, server: relay.server)
        let start = ContinuousClock.now
        #expect(
            await relay.serve {
                if .now - start < .milliseconds(200) { hold.hear(hasRoom: false) }
                return isRead(pages[0])
            })
        #expect(.now - start >= .milliseconds(200))
    }
}
