import Foundation
import LWSTestSupport
import Testing

@testable import LWS

/// RFC 6455, and HTTP's part of it, with sockets that break it. The numbers are those of the Autobahn test suite.
@Suite(.serialized) @MainActor struct ProtocolRuleTests {
    /// libwebsockets waits for 5 s for what a peer owes it.
    private static let atOnce = Duration.seconds(3)

    private let (harness, server, listener): (LoopHarness, EchoServer, Listener)

    init() throws {
        (harness, server, listener) = try EchoServer.listening()
    }

    /// The bytes that the server sends until it ends the connection; `nil` when it does not end it at once.
    private func answer(to client: RawClient) async -> Data? {
        let started = ContinuousClock.now
        var received = Data()
        let hasEnded = await harness.serve {
            received += client.read()
            return client.hasEnded
        }
        return hasEnded && ContinuousClock.now - started < Self.atOnce ? received : nil
    }

    /// A client whose handshake is done.
    private func open() async throws -> RawClient {
        let client = try RawClient(port: listener.port)
        try client.requestUpgrade(subprotocol: "echo")
        var received = Data()
        #expect(
            await harness.serve {
                received += client.read()
                return received.range(of: Data("\r\n\r\n".utf8)) != nil
            })
        return client
    }

    /// The status of the answer to a request, and its headers.
    private func response(to lines: [String]) async throws -> (status: Substring?, headers: String) {
        let client = try RawClient(port: listener.port)
        try client.request(lines)
        var received = Data()
        _ = await harness.serve {
            received += client.read()
            return client.hasEnded || received.range(of: Data("\r\n\r\n".utf8)) != nil
        }
        let head = String(decoding: received, as: UTF8.self)
        return (head.split(separator: " ").dropFirst().first, head)
    }

    private static func closeCode(_ frames: Data?) -> UInt16? {
        guard let frames, frames.count >= 4, frames.first == 0x88 else { return nil }
        return UInt16(frames[2]) << 8 | UInt16(frames[3])
    }

    @Test(arguments: ["POST", "HEAD", "PUT"]) func `a WebSocket is asked for by GET only`(method: String) async throws {
        let response = try await response(to: RawClient.upgrade(method: method) + ["Content-Length: 0"])
        #expect(response.status == "405")
        #expect(response.headers.contains("allow: GET\r\n"))
        #expect(response.headers.hasSuffix("\r\n\r\n") == (method == "HEAD"))
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: ["12", "8", "14", "13x", nil])
    func `another version is told which one there is`(version: String?) async throws {
        let response = try await response(to: RawClient.upgrade(version: version))
        #expect(response.status == "426")
        #expect(response.headers.contains("sec-websocket-version: 13\r\n"))
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: ["short", nil]) func `a handshake without a proper key is told so`(key: String?) async throws {
        #expect(try await response(to: RawClient.upgrade(key: key)).status == "400")
        #expect(server.requests.isEmpty)
    }

    @Test func `a refused WebSocket is told so in HTTP/1.1, and its connection ended`() async throws {
        server.rejection = HTTPResponse(status: 401, contentType: "text/plain", text: "Show a token.")
        let client = try RawClient(port: listener.port)
        try client.requestUpgrade(subprotocol: "echo")
        let text = String(decoding: try #require(await answer(to: client)), as: UTF8.self)
        #expect(text.hasPrefix("HTTP/1.1 401 Unauthorized\r\n"))
        #expect(text.contains("connection: close\r\n") && text.hasSuffix("\r\n\r\nShow a token."))
    }

    @Test func `a WebSocket that is refused behind a request ends the connection too`() async throws {
        server.rejection = HTTPResponse(status: 404, contentType: "text/plain", text: "None.")
        let client = try RawClient(port: listener.port)
        try client.request(["GET / HTTP/1.1", "Host: 127.0.0.1"])
        #expect(await harness.serve { !client.read().isEmpty })
        try client.requestUpgrade(subprotocol: "echo")
        #expect(String(decoding: try #require(await answer(to: client)), as: UTF8.self).contains("HTTP/1.1 404 "))
    }

    @Test func `an offer of HTTP/2 is ignored`() async throws {
        let lines = RawClient.upgrade(to: "h2c") + ["HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA"]
        #expect(try await response(to: lines).status == "200")
        #expect(server.sockets.isEmpty)
    }

    @Test func `another upgrade is answered once`() async throws {
        let client = try RawClient(port: listener.port)
        try client.request(RawClient.upgrade(to: "tunnel"))
        let received = try #require(await answer(to: client))
        #expect(String(decoding: received, as: UTF8.self).components(separatedBy: "HTTP/1.").count == 2)
    }

    @Test func `CONNECT is refused, and its connection ended`() async throws {
        let client = try RawClient(port: listener.port)
        try client.request(["CONNECT elsewhere.test:443 HTTP/1.1", "Host: elsewhere.test"])
        let received = try #require(await answer(to: client))
        #expect(received.starts(with: Data("HTTP/1.1 405 ".utf8)))
    }

    /// Reserved bits (3.2), and opcodes that do not exist (4.1.1, 4.2.1).
    @Test(arguments: [0xA1, 0x83, 0x8B] as [UInt8])
    func `a broken frame is told so, and its connection ended`(first: UInt8) async throws {
        let client = try await open()
        try client.send([first, 0x80, 0, 0, 0, 0])
        #expect(Self.closeCode(await answer(to: client)) == 1002)
        #expect(await harness.serve { server.closed == 1 })
    }

    @Test func `half a close code is a protocol error (7.3.2)`() async throws {
        let client = try await open()
        try client.send(opcode: 8, [0x03])
        #expect(Self.closeCode(await answer(to: client)) == 1002)
    }

    @Test func `a close reason has to be UTF-8 (7.5.1)`() async throws {
        let client = try await open()
        try client.send(opcode: 8, [0x03, 0xE8, 0xED, 0xA0, 0x80])
        #expect(Self.closeCode(await answer(to: client)) == 1007)
    }

    /// A surrogate, a character's half, a byte that is none (6.4).
    @Test(arguments: [[0xED, 0xA0, 0x80], [0x61, 0xE2, 0x82], [0xFF]] as [[UInt8]])
    func `text has to be UTF-8`(bytes: [UInt8]) async throws {
        let client = try await open()
        try client.send(opcode: 1, bytes)
        #expect(Self.closeCode(await answer(to: client)) == 1007)
    }

    @Test func `a fragment that is not UTF-8 is told so before the message ends (6.4.1)`() async throws {
        let client = try await open()
        try client.send([0x01, 0x82, 0, 0, 0, 0, 0xCE, 0xFF])
        #expect(Self.closeCode(await answer(to: client)) == 1007)
    }

    @Test func `a character may be cut by fragments (6.2.3)`() async throws {
        let client = try await open()
        let bytes = Array("κ€😀".utf8)
        for (index, byte) in bytes.enumerated() {
            let isLast = index == bytes.count - 1
            try client.send([(index == 0 ? 1 : 0) | (isLast ? 0x80 : 0), 0x81, 0, 0, 0, 0, byte])
        }
        var received = Data()
        let echo = Data([0x81, UInt8(bytes.count)] + bytes)
        #expect(
            await harness.serve {
                received += client.read()
                return received == echo
            })
    }

    @Test func `a closed connection ends once the peer has closed it too (7.1.1)`() async throws {
        let (client, other) = (try await open(), try await open())
        var answer = Data()
        try client.send(opcode: 1, Array("half".utf8))
        server.sockets.first?.close(.goingAway, reason: "")
        #expect(
            await harness.serve {
                answer += client.read()
                return answer.range(of: Data([0x88, 0x02, 0x03, 0xE9])) != nil
            })
        // The server has something else to do meanwhile.
        for _ in 0..<3 {
            try other.send(opcode: 1, Array("other".utf8))
            #expect(await harness.serve { !other.read().isEmpty })
        }
        #expect(server.closed == 0)
        #expect(client.read().isEmpty && !client.hasEnded)
        try client.send(opcode: 8, [0x03, 0xE9])
        #expect(await self.answer(to: client)?.isEmpty == true)
        #expect(await harness.serve { server.closed == 1 })
    }

    @Test func `a fragment of 2⁶³ − 1 bytes is too large`() async throws {
        let client = try await open()
        try client.send([0x01, 0x81, 0, 0, 0, 0, 0x61])
        let length = [0x7F] + [UInt8](repeating: 0xFF, count: 7)
        try client.send([0x80, 0xFF] + length + [0, 0, 0, 0, 0x61])
        var received = Data()
        #expect(
            await harness.serve {
                received += client.read()
                return received.count >= 4
            })
        #expect(Self.closeCode(received) == 1009)
    }
}
