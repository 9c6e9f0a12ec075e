import Foundation
import LWSTestSupport
import Testing

@testable import LWS

@Suite(.serialized) @MainActor struct WebSocketTests {
    private let (harness, server, listener): (LoopHarness, EchoServer, Listener)

    init() throws {
        (harness, server, listener) = try EchoServer.listening()
    }

    private func connect(_ client: RecordingClient) -> WebSocket {
        harness.loop.connect(
            host: "127.0.0.1", port: listener.port, path: "/path?a=1&b=two%20words", subprotocol: "echo",
            originHost: "example.test", maximumMessageSize: 16 << 20, handler: client)
    }

    @Test func `messages of every size go both ways, whole and in order`() async {
        let client = RecordingClient()
        let socket = connect(client)
        #expect(await harness.serve { client.isOpen })
        let texts = [1, 125, 126, 4096, 4097, 65_536, 1_000_000].map { String(repeating: "x", count: $0) }
        for text in texts { socket.send(Array(text.utf8)) }
        #expect(await harness.serve { client.received.count == texts.count })
        #expect(client.received == texts)
    }

    @Test func `a peer that does not read is cut off beyond the memory that the document names`() async throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/security.md")
        let document = try String(contentsOf: file, encoding: .utf8)
        let match = try #require(document.firstMatch(of: #/\*\*A peer that does not read\*\* has at most (\d+) MiB of messages/#))
        let limit = try #require(Int(match.1)) << 20
        let client = try RawClient(port: listener.port)
        try client.requestUpgrade(subprotocol: "echo")
        #expect(await harness.serve { !server.sockets.isEmpty })
        let socket = try #require(server.sockets.first)
        let text = [UInt8](repeating: UInt8(ascii: "x"), count: 60_000)
        var most = 0
        for _ in 0..<1000 {
            socket.send(text)
            most = max(most, socket.queuedBytes)
        }
        #expect((limit - 2 * text.count...limit).contains(most))
        #expect(socket.queuedBytes == 0)
        var received = ""
        #expect(
            await harness.serve {
                received += String(decoding: client.read(), as: UTF8.self)
                return received.contains("more than \(match.1) MiB were queued")
            })
    }

    @Test(arguments: [3_000_000, 5000, 15_000])
    func `small messages follow large ones at once`(_ large: Int) async throws {
        let client = RecordingClient()
        _ = connect(client)
        #expect(await harness.serve { client.isOpen && !server.sockets.isEmpty })
        let socket = try #require(server.sockets.first)
        let texts = [large, 10, 300, large, 10].map { String(repeating: "x", count: $0) }
        for text in texts { socket.send(Array(text.utf8)) }
        #expect(await harness.serve { client.received.count == texts.count })
        #expect(client.received == texts)
    }

    @Test func `messages of one turn leave together on a socket that gathers, whole and in order, both ways`() async throws {
        let client = RecordingClient()
        let socket = connect(client)
        #expect(await harness.serve { client.isOpen && !server.sockets.isEmpty })
        let peer = try #require(server.sockets.first)
        (socket.gathers, peer.gathers) = (true, true)
        let sizes = [1, 125, 126, 127, 3, 0, 8, 65_535, 65_536, 100_000] + Array(1...200)
        let texts = sizes.map { count in String((0..<count).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) }) }
        for text in texts { socket.send(Array(text.utf8)) }
        #expect(await harness.serve { client.received.count == texts.count })
        #expect(client.received == texts)
    }

    @Test func `a hundred messages of one turn leave in two system calls on a socket that gathers`() async throws {
        let client = try RawClient(port: listener.port)
        try client.requestUpgrade(subprotocol: "echo")
        #expect(await harness.serve { !server.sockets.isEmpty })
        let socket = try #require(server.sockets.first)
        socket.gathers = true
        let before = try #require(client.receivedSegments)
        for number in 100..<200 { socket.send(Array("\(number)".utf8)) }
        var received = ""
        #expect(
            await harness.serve {
                received += String(decoding: client.read(), as: UTF8.self)
                return received.contains("199")
            })
        let segments = try #require(client.receivedSegments) - before
        // The first one is not delayed. A slow test may send another one at once.
        #expect((1...10).contains(segments))
    }

    @Test func `what waits for the end of the turn leaves before a close frame`() async throws {
        let client = RecordingClient()
        _ = connect(client)
        #expect(await harness.serve { client.isOpen && !server.sockets.isEmpty })
        let peer = try #require(server.sockets.first)
        peer.gathers = true
        for number in 0..<10 { peer.send(Array("\(number)".utf8)) }
        peer.close(.goingAway, reason: "over")
        #expect(await harness.serve { client.isClosed })
        #expect(client.received == (0..<10).map { "\($0)" })
    }

    @Test func `a client's own headers arrive, and its status tells who is refused`() async {
        let client = RecordingClient()
        server.rejection = HTTPResponse(status: 401, contentType: "text/plain", text: "no")
        let long = String(repeating: "x", count: 1024)
        let socket = harness.loop.connect(
            host: "127.0.0.1", port: listener.port, path: "/", subprotocol: "echo",
            headers: [("authorization", "Bearer \(long)"), ("accept", "some")], maximumMessageSize: 1024, handler: client)
        #expect(await harness.serve { client.isClosed })
        #expect(server.requests.first?.headers["authorization"] == "Bearer \(long)")
        #expect(server.requests.first?.headers["accept"] == "some")
        #expect(socket.refusalStatus == 401)
    }

    @Test(arguments: [301, 302, 303, 307, 308] as [UInt32]) func `a client follows no redirect, which would get its headers`(
        status: UInt32
    ) async throws {
        let other = EchoServer()
        let target = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: other)
        let url = try #require(target.url)
        server.rejection = HTTPResponse(status: status, headers: [("location", "\(url)/path")])
        let client = RecordingClient()
        let socket = connect(client)
        #expect(await harness.serve { client.isClosed || client.isOpen })
        #expect(!client.isOpen)
        #expect(socket.refusalStatus == status)
        #expect(other.requests.isEmpty)
    }

    @Test func `a large message waits in its owner's memory, a small one in a copy`() {
        for (size, isShared) in [(256 << 10, false), ((256 << 10) + 1, true)] {
            let text = [UInt8](repeating: 0x20, count: size + 1)
            var message = OutgoingMessage(text.dropLast())
            let start = message.takeFragment().bytes.withUnsafeBufferPointer(\.baseAddress)
            #expect((start == text.withUnsafeBufferPointer(\.baseAddress)) == isShared)
        }
    }

    @Test func `the server sees the path, the query and the headers`() async {
        let client = RecordingClient()
        let socket = connect(client)
        #expect(await harness.serve { client.isOpen })
        let request = server.requests.first
        #expect(request?.path == "/path")
        #expect(request?.queryValue("a") == "1")
        #expect(request?.queryValue("b") == "two words")
        #expect(request?.queryValue("c") == nil)
        #expect(request?.headers["origin"] == "http://example.test")
        #expect(request?.headers["host"] == "127.0.0.1:\(listener.port)")
        #expect(request?.headers["sec-websocket-protocol"] == "echo")
        socket.close(.goingAway, reason: "done")
        #expect(await harness.serve { server.closed == 1 })
    }

    @Test func `a message over the limit closes the socket and nothing else`() async {
        server.maximumMessageSize = 1000
        let client = RecordingClient()
        let other = RecordingClient()
        let socket = connect(client)
        let otherSocket = connect(other)
        #expect(await harness.serve { client.isOpen && other.isOpen })
        socket.send([UInt8](repeating: 0x20, count: 1001))
        #expect(await harness.serve { client.isClosed })
        #expect(client.closeCode == 1009)
        otherSocket.send([UInt8](repeating: 0x20, count: 1000))
        #expect(await harness.serve { other.received.count == 1 })
        #expect(client.received.isEmpty)
    }

    @Test func `what comes after a close frame is not heard`() async throws {
        let client = try RawClient(port: listener.port)
        try client.requestUpgrade(subprotocol: "echo")
        var received = Data()
        func has(_ bytes: [UInt8]) -> Bool {
            received += client.read()
            return received.range(of: Data(bytes)) != nil
        }
        #expect(await harness.serve { has(Array("\r\n\r\n".utf8)) })
        try client.send(opcode: 1, Array("before".utf8))
        try client.send(opcode: 8, [0x03, 0xE8])
        try client.send(opcode: 1, Array("after".utf8))
        #expect(await harness.serve { has([0x88, 0x02, 0x03, 0xE8]) && server.closed == 1 })
        #expect(has(Array("before".utf8)))
        #expect(!has(Array("after".utf8)))
    }

    @Test func `a rejected handshake fails at the client`() async {
        server.rejection = HTTPResponse(status: 403, contentType: "text/plain", text: "not you")
        let client = RecordingClient()
        let socket = connect(client)
        #expect(await harness.serve { client.isClosed })
        #expect(!client.isOpen)
        #expect(socket.wsi == nil)
    }

    @Test func `connecting where nobody listens fails`() async {
        let client = RecordingClient()
        harness.loop.connect(
            host: "127.0.0.1", port: 1, path: "/", subprotocol: "echo", maximumMessageSize: 1, handler: client)
        #expect(await harness.serve { client.isClosed })
    }

    @Test func `a timer fires once, and not when it was cancelled`() async {
        var fired: [String] = []
        let cancelled = harness.loop.schedule(after: .milliseconds(1)) { fired.append("cancelled") }
        cancelled.cancel()
        let timer = harness.loop.schedule(after: .milliseconds(20)) { fired.append("timer") }
        #expect(await harness.serve { !fired.isEmpty })
        #expect(fired == ["timer"])
        withExtendedLifetime((timer, cancelled)) {}
    }

    @Test func `a closed socket is let go`() async {
        weak var weakSocket: WebSocket?
        do {
            let client = RecordingClient()
            let socket = connect(client)
            weakSocket = socket
            #expect(await harness.serve { client.isOpen })
            socket.close(.goingAway, reason: "done")
            #expect(await harness.serve { client.isClosed })
        }
        #expect(await harness.serve { weakSocket == nil })
    }
}
