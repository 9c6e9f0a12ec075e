import Foundation
import LWSTestSupport
import Testing

@testable import LWS

/// Peers that are read more slowly, while something else happens to their socket.
@Suite(.serialized) @MainActor struct SlowedSocketTests {
    @Test func `a socket that is closed when it is slowed down in the midst of a message hears no more of it`() async throws {
        let harness = try LoopHarness(subprotocols: ["echo"])
        let server = ClosingServer()
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        let client = try RawClient(port: listener.port)
        try client.requestUpgrade(subprotocol: "echo")
        #expect(await harness.serve { client.read().range(of: Data("\r\n\r\n".utf8)) != nil })
        // The beginning and the middle of a text message, each shorter than the pace, and its end.
        for (opcode, count) in [(0x01, 4000), (0x00, 2000), (0x80, 200)] as [(UInt8, Int)] {
            let head: [UInt8] = [opcode, 0x80 | 126, UInt8(count >> 8), UInt8(count & 0xFF), 0, 0, 0, 0]
            try client.send(head + [UInt8](repeating: 0x20, count: count))
        }
        var answer = Data()
        let hasClosed = await harness.serve {
            answer += client.read()
            return answer.range(of: Data([0x0F, 0xA1])) != nil
        }
        #expect(hasClosed)
        try client.send(opcode: 8, [0x0F, 0xA1])
        #expect(await harness.serve { server.hasClosed })
        #expect(server.received.isEmpty)
    }
}

/// Closes a socket that sends too fast, as a link does when the notice of that is one frame too many.
@MainActor private final class ClosingServer: ServerHandler, WebSocketHandler {
    private(set) var received: [[UInt8]] = []
    private(set) var hasClosed = false

    func respond(to request: HTTPRequest) -> HTTPResponse { HTTPResponse(status: 404) }

    func upgrade(_ request: HTTPRequest) -> UpgradeDecision {
        .accept(self, maximumMessageSize: 1 << 20, pace: Pace(messages: 100, bytes: 5000))
    }

    func webSocketDidOpen(_ socket: WebSocket) {}

    func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) { received.append(text) }

    func webSocket(_ socket: WebSocket, isSlowedBy excess: Pace.Excess) { socket.close(.sessionEnded, reason: "too much") }

    func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) { hasClosed = true }
}
