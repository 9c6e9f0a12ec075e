import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// Idle connections that only occupy a place.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct ConnectionLimitTests {
    private func relay(_ set: (inout ConnectionLimits) -> Void) throws -> RelayHarness {
        var limits = ServerLimits()
        set(&limits.connections)
        return try RelayHarness(limits: limits)
    }

    /// Serves until the peer has ended the connection.
    private func answer(to client: RawClient, of relay: RelayHarness) async -> String {
        var text = ""
        _ = await relay.serve {
            text += String(decoding: client.read(), as: UTF8.self)
            return client.hasEnded
        }
        #expect(client.hasEnded)
        return text
    }

    @Test func `a connection too many of an address gets 429, and the next one after an end is served`() async throws {
        let relay = try relay { $0.ofAddress = 3 }
        var clients: [RawClient] = []
        for _ in 1...3 { clients.append(try RawClient(port: relay.port)) }
        let fourth = try RawClient(port: relay.port)
        #expect(isRefusal(await answer(to: fourth, of: relay), "429 Too Many Requests", code: "VD-LIMIT-6"))
        #expect(relay.server.refusals == [.addressConnections: 1])
        #expect(relay.log.lines.count { $0.contains("--max-address-connections") } == 1)
        clients.removeFirst()
        // The loop first has to notice the closed connection.
        for _ in 1...20 { relay.harness.loop.pump() }
        let fifth = try RawClient(port: relay.port)
        try fifth.request(["GET /nowhere HTTP/1.1", "Host: 127.0.0.1", "Connection: close"])
        #expect(await answer(to: fifth, of: relay).hasPrefix("HTTP/1.1 404"))
    }

    /// The headers and the code that every answer of the server's own has.
    private func isRefusal(_ answer: String, _ status: String, code: String) -> Bool {
        ["content-security-policy: default-src 'none'", "referrer-policy: ", "x-content-type-options: nosniff", "(\(code))\n"]
            .allSatisfy(answer.contains) && answer.hasPrefix("HTTP/1.1 \(status)\r\n")
    }

    @Test(arguments: ["GET / HTTP/1.1\r\nHost: 127", "GET"], Road.allCases)
    func `a head that never ends gets 408`(head: String, road: Road) async throws {
        let relay = try relay { $0.handshakeTime = .milliseconds(300) }
        let client = try relay.client(by: road)
        let start = ContinuousClock.now
        try client.send(Array(head.utf8))
        #expect(isRefusal(await answer(to: client, of: relay), "408 Request Timeout", code: "VD-LIMIT-8"))
        #expect(.now - start < .seconds(3))
        #expect(relay.server.refusals == [.handshakeTime: 1])
        #expect(relay.log.lines.count { $0.contains("--handshake-seconds") } == 1)
    }

    @Test func `a head that comes byte by byte gets no more time`() async throws {
        let relay = try relay { $0.handshakeTime = .milliseconds(400) }
        let client = try RawClient(port: relay.port)
        try client.send(Array("GET / HTTP/1.1\r\nCookie: ".utf8))
        var next = ContinuousClock.now
        _ = await relay.serve {
            if ContinuousClock.now >= next {
                try? client.send([0x47])
                next = .now + .milliseconds(50)
            }
            return relay.server.refusals[.handshakeTime] == 1
        }
        #expect(relay.server.refusals == [.handshakeTime: 1])
        #expect(await answer(to: client, of: relay).hasPrefix("HTTP/1.1 408"))
    }

    @Test(arguments: Road.allCases) func `a body that does not come gets 408`(road: Road) async throws {
        let relay = try relay { $0.handshakeTime = .milliseconds(300) }
        let client = try relay.client(by: road)
        try client.request([
            "POST /viaduct/api/link HTTP/1.1", "Host: 127.0.0.1", "Authorization: Bearer \(RelayHarness.token)", "Content-Type: application/json",
            "Content-Length: 20",
        ])
        try client.send(Array("{".utf8))
        #expect(await answer(to: client, of: relay).hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
        #expect(relay.server.refusals == [.handshakeTime: 1])
    }

    @Test(arguments: Road.allCases) func `a connection without a request ends, and one between two requests`(road: Road) async throws {
        let relay = try relay { (limits: inout ConnectionLimits) in
            limits.handshakeTime = .milliseconds(300)
            limits.idleTime = .milliseconds(300)
        }
        let (unused, kept) = (try relay.client(by: road), try relay.client(by: road))
        try kept.request(["GET /nowhere HTTP/1.1", "Host: 127.0.0.1"])
        #expect(await answer(to: unused, of: relay).isEmpty)
        #expect(await answer(to: kept, of: relay).hasPrefix("HTTP/1.1 404"))
        #expect(relay.server.refusals == [.idleTime: 2])
        #expect(!relay.log.lines.contains { $0.contains("warning") })
    }

    @Test(arguments: Road.allCases) func `what is no request is answered and counted`(road: Road) async throws {
        let relay = try relay { _ in }
        let heads = ["GARBAGE\r\n\r\n", "PRI * HTTP/2.0\r\n\r\n", "TRACE / HTTP/1.1\r\n\r\n", "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n"]
        for (head, status) in zip(heads, ["400 Bad Request", "400 Bad Request", "405 Method Not Allowed", "405 Method Not Allowed"]) {
            let client = try relay.client(by: road)
            try client.send(Array(head.utf8))
            #expect(isRefusal(await answer(to: client, of: relay), status, code: "VD-REQUEST-1"))
        }
        #expect(relay.server.refusals == [.badRequest: 4])
    }

    /// libwebsockets answers them by itself.
    @Test(
        arguments: ["GET http://127.0.0.1/ HTTP/1.1", "OPTIONS * HTTP/1.1", "GET /%4 HTTP/1.1", "GET / HTTP/1.1\r\nUpgrade: tunnel"],
        Road.allCases)
    func `what libwebsockets refuses loads nothing, and is counted but for an upgrade`(head: String, road: Road) async throws {
        let relay = try relay { _ in }
        let client = try relay.client(by: road)
        try client.request([head, "Host: 127.0.0.1"])
        let answer = await answer(to: client, of: relay)
        #expect(answer.split(separator: " ").dropFirst().first == "403")
        #expect(answer.contains("content-security-policy: default-src 'none'") && answer.contains("connection: close\r\n"))
        #expect(relay.server.refusals == (head.contains("Upgrade") ? [:] : [.badRequest: 1]))
    }

    @Test(arguments: Road.allCases) func `a client that leaves amid its head is not counted`(road: Road) async throws {
        let relay = try relay { _ in }
        for head in ["GET / HTTP/1.1\r\nHost: a", "GE", ""] {
            var client: RawClient? = try relay.client(by: road)
            try client?.send(Array(head.utf8))
            for _ in 1...20 { relay.harness.loop.pump() }
            client = nil
            for _ in 1...20 { relay.harness.loop.pump() }
        }
        #expect(relay.server.refusals.isEmpty)
    }

    @Test func `an open page outlasts both times`() async throws {
        let relay = try relay { (limits: inout ConnectionLimits) in
            limits.handshakeTime = .milliseconds(500)
            limits.idleTime = .milliseconds(500)
        }
        let (socket, client) = await relay.connect()
        let end = ContinuousClock.now + .milliseconds(1500)
        #expect(await relay.serve { ContinuousClock.now > end })
        socket.send(Array(#"{"type":"message","message":{"id":"1","component":"echo","event":"e","data":{}}}"#.utf8))
        #expect(await relay.serve { client.received.last?.contains(#""type":"reply""#) == true })
        #expect(relay.server.refusals.isEmpty)
    }

    @Test func `a page that answers no ping loses its socket`() async throws {
        let relay = try relay { $0.idleTime = .seconds(1) }
        let client = try RawClient(port: relay.port)
        try client.requestUpgrade(subprotocol: "viaduct.page.1", path: "/viaduct/socket?page=\(RelayHarness.page)")
        #expect(await relay.serve { relay.server.pages.count == 1 })
        #expect(await relay.serve { relay.server.refusals == [.idleTime: 1] })
        #expect(await relay.serve { relay.server.pages[RelayHarness.page]?.link.lostSocketAt != nil })
    }

    @Test(arguments: Road.allCases) func `headers that are too long get 431, and no other connection does`(road: Road) async throws {
        let relay = try relay { $0.headerBytes = 8192 }
        let other = try relay.client(by: road)
        let client = try relay.client(by: road)
        try client.request(["GET / HTTP/1.1", "Host: 127.0.0.1", "Cookie: \(String(repeating: "c", count: 20_000))"])
        #expect(isRefusal(await answer(to: client, of: relay), "431 Request Header Fields Too Large", code: "VD-LIMIT-8"))
        #expect(relay.server.refusals == [.headerSize: 1])
        try other.request(["GET /nowhere HTTP/1.1", "Host: 127.0.0.1", "Connection: close", "Cookie: \(String(repeating: "c", count: 6000))"])
        #expect(await answer(to: other, of: relay).hasPrefix("HTTP/1.1 404"))
    }

    // MARK: Slow readers

    @Test(arguments: Road.allCases) func `a reader of the trace who reads nothing is cut off, and the others go on`(road: Road) async throws {
        // Long enough for the page, which has to answer pings on a busy machine.
        let relay = try relay { $0.idleTime = .seconds(2) }
        let reader = try relay.client(by: road)
        try reader.request([
            "GET /viaduct/api/trace HTTP/1.1", "Host: 127.0.0.1", "Authorization: Bearer \(RelayHarness.token)",
        ])
        let (socket, client) = await relay.connect()
        let large = String(repeating: "x", count: 100_000)
        var sent = 0
        let start = ContinuousClock.now
        while relay.server.refusals[.slowReader] == nil, ContinuousClock.now - start < .seconds(15) {
            sent += 1
            socket.send(Array(#"{"type":"message","message":{"id":"\#(sent)","component":"echo","event":"e","data":{"x":"\#(large)"}}}"#.utf8))
            #expect(await relay.serve { client.received.suffix(2).contains { $0.contains(#""id":"\#(sent)""#) } })
            // The frame `app`, and one reply for each message.
            socket.send(Array(#"{"type":"ack","received":\#(sent + 1)}"#.utf8))
        }
        // Had the page waited for the reader, it would have had one answer.
        #expect(sent > 3)
        #expect(relay.server.refusals == [.slowReader: 1])
        #expect(!client.isClosed)
        #expect(relay.log.lines.count { $0.contains("did not read") } == 1)
    }
}
