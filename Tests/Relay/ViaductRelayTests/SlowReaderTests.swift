import Foundation
import LWS
import LWSTestSupport
import Testing

@testable import ViaductRelay

/// Raw sockets that never read.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct SlowReaderTests {
    private static let large = String(repeating: "x", count: 60_000)

    /// In bytes.
    private var residentMemory: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first
        return (pages.flatMap { Int($0) } ?? 0) * 4096
    }

    private func message(_ id: Int, text: String = "") -> [UInt8] {
        Array(#"{"type":"message","message":{"id":"\#(id)","component":"echo","event":"e","data":{"x":"\#(text)"}}}"#.utf8)
    }

    /// Sends a message from a page that reads.
    ///
    /// - Returns: how long the reply took.
    private func roundTrip(_ id: Int, of page: (socket: WebSocket, client: RecordingClient), on relay: RelayHarness) async -> Duration {
        let start = ContinuousClock.now
        page.socket.send(message(id))
        #expect(await relay.serve { page.client.received.suffix(2).contains { $0.contains(#""id":"\#(id)""#) } })
        page.socket.send(Array(#"{"type":"ack","received":\#(id + 1)}"#.utf8))
        return .now - start
    }

    @Test func `a page that acknowledges what it does not read is cut off, and the others go on`() async throws {
        var limits = ServerLimits()
        limits.connections.idleTime = .seconds(2)
        let relay = try RelayHarness(limits: limits)
        let reader = try RawClient(port: relay.port)
        try reader.requestUpgrade(subprotocol: "viaduct.page.1", path: "/viaduct/socket?page=\(RelayHarness.page)")
        #expect(await relay.serve { relay.server.pages.count == 1 })
        let other = await relay.connect(page: String(repeating: "2", count: 32))
        var (sent, slowest, memory) = (0, Duration.zero, 0)
        while relay.server.refusals[.slowReader] == nil, sent < 1000 {
            sent += 1
            try reader.send(opcode: 1, message(sent, text: Self.large))
            slowest = max(slowest, await roundTrip(sent, of: other, on: relay))
            let link = try #require(relay.server.pages[RelayHarness.page]?.link)
            #expect(await relay.serve { link.received >= sent || relay.server.refusals[.slowReader] != nil })
            // The frame `app`, and one reply for each message.
            try reader.send(opcode: 1, Array(#"{"type":"ack","received":\#(sent)}"#.utf8))
            if sent == 20 { memory = residentMemory }
        }
        #expect(relay.server.refusals == [.slowReader: 1])
        #expect(slowest < .seconds(1))
        #expect(residentMemory - memory < 32 << 20)
        // The reader never reads the close frame either.
        #expect(await relay.serve { relay.server.pages[RelayHarness.page]?.link.lostSocketAt != nil })
        #expect(await roundTrip(sent + 1, of: other, on: relay) < .seconds(1))
    }

    @Test func `an app that does not read is cut off, and the pages of other rooms do not notice`() async throws {
        let relay = try RelayHarness()
        let app = try RawClient(port: relay.port)
        try app.request(
            RawClient.upgrade(path: "/viaduct/app?app=\(String(repeating: "0", count: 32))")
                + ["Sec-WebSocket-Protocol: viaduct.app.1", "Authorization: Bearer \(RelayHarness.token)"])
        try app.send(opcode: 1, Array(#"{"type":"register","name":"Slow","platform":"ios","components":["form"]}"#.utf8))
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
        let (page, pageClient) = await relay.connect()
        let other = await relay.connect(page: String(repeating: "2", count: 32), query: "&room=two")
        page.send(Array(#"{"type":"open","url":"http://localhost:3000/","title":"t","platform":"ios"}"#.utf8))
        for _ in 1...20 { page.send(Array(#"{"type":"title","title":"\#(Self.large)"}"#.utf8)) }
        var (sent, slowest) = (0, Duration.zero)
        // Its pages are read again after three seconds.
        let end = ContinuousClock.now + .seconds(20)
        while relay.server.refusals[.slowReader] == nil, .now < end {
            sent += 1
            slowest = max(slowest, await roundTrip(sent, of: other, on: relay))
        }
        #expect(relay.server.refusals == [.slowReader: 1])
        #expect(slowest < .seconds(1))
        #expect(await relay.serve { pageClient.received.contains { $0.contains(#""code":"app-gone","cause":"VD-APP-2""#) } })
    }
}
