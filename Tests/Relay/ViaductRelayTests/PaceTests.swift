import LWS
import LWSTestSupport
import Testing

@testable import ViaductRelay

/// Peers that send more than they may in a second.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct PaceTests {
    private func message(_ id: Int, bytes: Int = 1) -> [UInt8] {
        let text = String(repeating: "x", count: bytes)
        return Array(#"{"type":"message","message":{"id":"\#(id)","component":"echo","event":"e","data":{"x":"\#(text)"}}}"#.utf8)
    }

    private func replies(of client: RecordingClient) -> Int { client.received.count { $0.contains(#""type":"reply""#) } }

    @Test(arguments: [(frames: 20, bytes: 1 << 30, size: 1, reason: RefusalReason.frameRate), (1_000_000, 65_536, 3000, .byteRate)])
    func `a page that sends too fast is read more slowly, loses nothing, and is told`(frames: Int, bytes: Int, size: Int, reason: RefusalReason)
        async throws
    {
        var limits = ServerLimits()
        limits.pace = Pace(messages: frames, bytes: bytes)
        let relay = try RelayHarness(limits: limits)
        let (socket, client) = await relay.connect()
        let (other, otherClient) = await relay.connect(page: String(repeating: "2", count: 32))
        let start = ContinuousClock.now
        for id in 1...50 { socket.send(message(id, bytes: size)) }
        #expect(await relay.serve { relay.server.refusals[reason, default: 0] > 0 })
        #expect(replies(of: client) < 50)
        other.send(message(1))
        #expect(await relay.serve { replies(of: otherClient) == 1 })
        #expect(.now - start < .seconds(1))
        #expect(await relay.serve { replies(of: client) == 50 })
        #expect(.now - start > .seconds(1))
        let ids = client.received.filter { $0.contains(#""type":"reply""#) }.enumerated().map { $1.contains(#""id":"\#($0 + 1)""#) }
        #expect(ids.allSatisfy { $0 })
        #expect(client.received.contains { $0.contains(#""code":"limit","cause":"VD-LIMIT-7""#) })
        #expect(relay.server.refusals.keys.sorted { $0.rawValue < $1.rawValue } == [reason])
        #expect(!client.isClosed)
    }
}
