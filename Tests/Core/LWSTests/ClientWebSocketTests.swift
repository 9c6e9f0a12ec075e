import Foundation
import LWSTestSupport
import Testing

@testable import LWS

/// A client's WebSocket, with servers that break RFC 6455.
@Suite(.serialized) @MainActor struct ClientWebSocketTests {
    private let harness: LoopHarness
    private let server: HandshakeServer
    private let client = RecordingClient()

    init() throws {
        var limits = ConnectionLimits()
        limits.idleTime = .seconds(15)
        harness = try LoopHarness(subprotocols: ["echo"], limits: limits)
        server = try HandshakeServer()
    }

    private func connect(_ maximum: Int = 1 << 20, by harness: LoopHarness? = nil) async -> WebSocket {
        let socket = (harness ?? self.harness).loop.connect(
            host: "127.0.0.1", port: server.port, path: "/path?a=b", subprotocol: "echo", headers: [("x-own", "1")], maximumMessageSize: maximum,
            handler: client)
        #expect(await (harness ?? self.harness).serve { server.pump() })
        return socket
    }

    private func open(_ maximum: Int = 1 << 20, with bytes: [UInt8] = []) async -> WebSocket {
        let socket = await connect(maximum)
        server.send(Array(server.answer.utf8) + bytes)
        #expect(await harness.serve { client.isOpen })
        return socket
    }

    private func waitForFrame(_ number: Int = 0) async -> (first: UInt8, mask: [UInt8], payload: [UInt8])? {
        guard await harness.serve(until: { server.pump() && server.frames.count > number }) else { return nil }
        return server.frames[number]
    }

    private func closeCode() async -> Int? {
        guard let frame = await waitForFrame(), frame.first == 0x88, frame.payload.count >= 2 else { return nil }
        return Int(frame.payload[0]) << 8 | Int(frame.payload[1])
    }

    @Test func `the request asks for an upgrade, and keeps the connection`() async {
        _ = await connect()
        let lines = server.request.components(separatedBy: "\r\n")
        #expect(lines.first == "GET /path?a=b HTTP/1.1")
        #expect(lines.filter { $0.lowercased().hasPrefix("connection:") } == ["connection: Upgrade"])
        for line in ["upgrade: websocket", "sec-websocket-version: 13", "sec-websocket-protocol: echo", "x-own: 1"] {
            #expect(lines.contains(line))
        }
        #expect(lines.contains { $0.lowercased() == "host: 127.0.0.1:\(server.port)" })
    }

    @Test func `frames right behind the handshake arrive`() async {
        _ = await open(with: [0x81, 0x01, 0x61, 0x01, 0x01, 0x62])
        server.send([0x80, 0x01, 0x63])
        #expect(await harness.serve { client.received == ["a", "bc"] })
    }

    @Test func `an answer that comes byte by byte opens the socket`() async {
        _ = await connect()
        for byte in Array(server.answer.utf8) + [0x81, 0x02, 0x61, 0x62] {
            server.send([byte])
            harness.loop.pump()
        }
        #expect(await harness.serve { client.received == ["ab"] })
    }

    @Test(arguments: [
        ("Sec-WebSocket-Accept: ", "Sec-WebSocket-Accept: x"), ("Upgrade: websocket\r\n", ""), ("Connection: Upgrade\r\n", ""),
        ("Sec-WebSocket-Protocol: echo", "Sec-WebSocket-Protocol: other"), ("\r\n\r\n", "\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n"),
        ("\r\n\r\n", "\r\nContent-Length: 4\r\n\r\n"), ("\r\n\r\n", "\r\nTransfer-Encoding: chunked\r\n\r\n"),
    ]) func `an answer that breaks a rule fails, and says so`(part: String, replacement: String) async {
        let socket = await connect()
        server.send(Array(server.answer.replacingOccurrences(of: part, with: replacement).utf8) + [0x81, 0x01, 0x61])
        #expect(await harness.serve { client.isClosed })
        #expect(!client.isOpen && client.received.isEmpty)
        #expect(socket.refusalStatus == nil)
        #expect(client.closeReason?.hasPrefix("its answer to the handshake ") == true)
        #expect(await harness.serve { server.pump() && server.hasEnded })
    }

    @Test(arguments: [200, 204, 302, 400, 401, 403, 404, 426, 500, 503]) func `a refusal tells its status`(status: Int) async {
        let socket = await connect()
        server.send("HTTP/1.1 \(status) No\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 4\r\n\r\nbody")
        #expect(await harness.serve { client.isClosed })
        #expect(!client.isOpen)
        #expect(socket.refusalStatus == UInt32(status))
    }

    @Test(arguments: ["nonsense\r\n\r\n", "HTTP/1.1", ""]) func `no answer fails, without a status`(answer: String) async {
        let socket = await connect()
        server.send(answer)
        server.close()
        #expect(await harness.serve { client.isClosed })
        #expect(!client.isOpen)
        #expect(socket.refusalStatus == nil)
    }

    @Test func `every frame is masked, with a mask of its own`() async {
        let socket = await open()
        let texts = [0, 1, 7, 8, 9, 125, 126, 65_535, 65_536, 200_000].map { [UInt8](repeating: 0x61, count: $0) }
        for text in texts { socket.send(text) }
        #expect(await harness.serve { server.pump() && server.frames.reduce(0) { $0 + $1.payload.count } == texts.reduce(0) { $0 + $1.count } })
        #expect(server.frames.map(\.payload).reduce([], +) == texts.reduce([], +))
        #expect(server.frames.filter { $0.first & 0x80 != 0 }.count == texts.count)
        #expect(Set(server.frames.map(\.mask)).count > server.frames.count - 2)
    }

    @Test func `a ping is answered with its payload, also within a message`() async {
        _ = await open()
        server.send([0x01, 0x01, 0x61, 0x89, 0x03, 1, 2, 3, 0x80, 0x01, 0x62])
        let pong = await waitForFrame()
        #expect(pong?.first == 0x8A)
        #expect(pong?.payload == [1, 2, 3])
        #expect(await harness.serve { client.received == ["ab"] })
    }

    @Test func `the peer's close frame is answered, and ends the connection once the peer does`() async {
        _ = await open()
        server.send([0x88, 0x05, 0x0F, 0xA0, 0x6E, 0x65, 0x77, 0x81, 0x01, 0x61])
        #expect(await closeCode() == 4000)
        #expect(await harness.serve { server.pump() && server.hasEnded })
        server.close()
        #expect(await harness.serve { client.isClosed })
        #expect(client.closeCode == 4000)
        #expect(client.closeReason == "new")
        #expect(client.received.isEmpty)
    }

    @Test func `a closed socket waits for the peer's close frame, and takes no message meanwhile`() async {
        let socket = await open()
        socket.close(.goingAway, reason: "done")
        #expect(await closeCode() == 1001)
        server.send([0x81, 0x01, 0x61])
        for _ in 0..<20 { harness.loop.pump() }
        #expect(!client.isClosed)
        server.send([0x88, 0x02, 0x03, 0xE9])
        #expect(await harness.serve { server.pump() && server.hasEnded })
        server.close()
        #expect(await harness.serve { client.isClosed })
        #expect(client.received.isEmpty)
        #expect(client.closeReason == "done")
        #expect(server.frames.count == 1)
    }

    @Test func `a connection that ends without a close frame closes the socket`() async {
        _ = await open()
        server.close()
        #expect(await harness.serve { client.isClosed })
        #expect(client.closeCode == nil && client.closeReason == nil)
    }

    /// Broken frames, a close code's half and those that nobody may send, binary, no UTF-8 in a text, in its fragment and in a close reason,
    /// and too much of it.
    @Test(
        arguments: [
            ([0xC1, 0x00], 1002), ([0x83, 0x00], 1002), ([0x81, 0x81, 0, 0, 0, 0, 0x61], 1002), ([0x09, 0x00], 1002), ([0x80, 0x00], 1002),
            ([0x88, 0x01, 0x03], 1002), ([0x88, 0x02, 0x03, 0xED], 1002), ([0x88, 0x02, 0x00, 0x00], 1002), ([0x88, 0x02, 0x13, 0x88], 1002),
            ([0x82, 0x01, 0x61], 1003), ([0x81, 0x03, 0xED, 0xA0, 0x80], 1007), ([0x01, 0x02, 0xCE, 0xFF], 1007),
            ([0x88, 0x05, 0x03, 0xE8, 0xED, 0xA0, 0x80], 1007), ([0x81, 126, 0x03, 0xE9, 0x61], 1009),
            ([0x81, 127, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x61], 1009),
            ([0x01, 126, 0x03, 0xE8] + [UInt8](repeating: 0x61, count: 1000) + [0x80, 0x01, 0x61], 1009),
        ] as [([UInt8], Int)]) func `what breaks a rule is told so, and closes the socket`(bytes: [UInt8], code: Int) async
    {
        _ = await open(1000)
        server.send(bytes + [0x81, 0x01, 0x62])
        #expect(await closeCode() == code)
        let reason = server.frames.first.map { String(decoding: $0.payload.dropFirst(2), as: UTF8.self) }
        server.send([0x88, 0x02, UInt8(code >> 8), UInt8(code & 0xFF)])
        server.close()
        #expect(await harness.serve { client.isClosed })
        #expect(client.received.isEmpty)
        #expect(client.closeCode == nil)
        #expect(client.closeReason == reason)
    }

    @Test func `a silent peer is asked for a sign of life, and dropped without one`() async throws {
        var limits = ConnectionLimits()
        limits.idleTime = .milliseconds(100)
        let harness = try LoopHarness(subprotocols: ["echo"], limits: limits)
        _ = await connect(by: harness)
        server.send(server.answer)
        for number in 0..<2 {
            #expect(await harness.serve { server.pump() && server.frames.count > number })
            #expect(server.frames[number].first == 0x89)
            #expect(!client.isClosed)
            if number == 0 { server.send([0x8A, 0x00]) }
        }
        #expect(await harness.serve { client.isClosed })
        #expect(client.closeCode == nil)
    }

    @Test func `of the pings of a server that does not read, the last one is answered`() async {
        let socket = await open()
        // More than the system keeps for a peer that does not read.
        let size = 12 << 20
        socket.send([UInt8](repeating: 0x61, count: size))
        for _ in 0..<50 { harness.loop.pump() }
        for number in 0..<UInt8(200) {
            server.send([0x89, 2, 0x62, number])
            harness.loop.pump()
        }
        server.send([0x81, 0x01, 0x63])
        #expect(await harness.serve { client.received == ["c"] })
        #expect(await harness.serve { server.pump() && server.received.count > size })
        let pongs = server.controlFrames.filter { $0.first == 0x8A }.map(\.payload)
        #expect(pongs.last == [0x62, 199])
        // One or two may have been taken before the socket was full.
        #expect(pongs.count <= 3)
    }
}
