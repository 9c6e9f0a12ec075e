import LWS
import Testing
import ViaductProtocol

@testable import ViaductRelay

@Suite(.serialized) @MainActor struct PageTests {
    private static func message(_ number: Int) -> [UInt8] {
        Array(
            #"{"type":"message","message":{"id":"\#(number)","component":"echo","event":"e","data":{"n":\#(number)}}}"#
                .utf8)
    }

    private static func reply(_ number: Int) -> String {
        #"{"type":"reply","message":{"id":"\#(number)","component":"echo","event":"e","data":{"n":\#(number)}}}"#
    }

    private func replies(in received: [String]) -> [String] { received.filter { $0.contains(#""type":"reply""#) } }

    @Test func `a new page is welcomed and told of its app`() async throws {
        let relay = try RelayHarness()
        let (_, client) = await relay.connect(query: "&platform=ios")
        #expect(await relay.serve { client.received.count == 2 })
        #expect(client.received.first == #"{"type":"welcome","received":0,"resumed":false}"#)
        #expect(
            client.received.last?.hasPrefix(
                #"{"type":"app","name":"Echo","platform":"ios","components":["echo"],"userAgent":"Mozilla/5.0 (iPhone;"#
            ) == true)
        #expect(client.received.last?.hasSuffix(#" (KHTML, like Gecko) Echo ios"}"#) == true)
    }

    @Test func `a page of the other platform gets that platform's app`() async throws {
        let relay = try RelayHarness()
        let (_, client) = await relay.connect(query: "&platform=android")
        #expect(await relay.serve { client.received.count == 2 })
        #expect(
            client.received.last?.contains(
                #""platform":"android","components":["echo"],"userAgent":"Echo android Mozilla"#) == true)
    }

    @Test func `messages are answered in their order`() async throws {
        let relay = try RelayHarness()
        let (socket, client) = await relay.connect()
        for number in 1...100 { socket.send(Self.message(number)) }
        #expect(await relay.serve { replies(in: client.received).count == 100 })
        #expect(replies(in: client.received) == (1...100).map(Self.reply))
        let acks = client.received.filter { $0.contains(#""type":"ack""#) }
        #expect(acks == [32, 64, 96].map { #"{"type":"ack","received":\#($0)}"# })
    }

    @Test func `frames are acknowledged within a second`() async throws {
        let relay = try RelayHarness()
        let (socket, client) = await relay.connect()
        socket.send(Self.message(1))
        #expect(await relay.serve { client.received.contains(#"{"type":"ack","received":1}"#) })
    }

    @Test func `a page waits for one turn, however many frames it sends`() async throws {
        let relay = try RelayHarness()
        let (socket, client) = await relay.connect()
        for number in 1...5 { socket.send(Self.message(number)) }
        #expect(await relay.serve { replies(in: client.received).count == 5 })
        #expect(relay.server.ackTurns.waiting.count <= 1)
    }

    @Test func `the frames behind an early ack are acknowledged too`() async throws {
        let relay = try RelayHarness()
        let (socket, client) = await relay.connect()
        // The 32nd message is acknowledged at once, so the page's first turn has nothing to acknowledge yet.
        for number in 1...33 { socket.send(Self.message(number)) }
        #expect(await relay.serve { client.received.contains(#"{"type":"ack","received":33}"#) })
    }

    @Test func `a page that comes back gets what it has not had, once`() async throws {
        let relay = try RelayHarness()
        let (socket, client) = await relay.connect()
        socket.send(Self.message(1))
        socket.send(Self.message(2))
        #expect(await relay.serve { replies(in: client.received).count == 2 })
        socket.close(.goingAway, reason: "cable cut")
        #expect(await relay.serve { client.isClosed })
        relay.app.sessions[0].outlet?.send(.settled(id: "9"))

        // It has received the frame `app` and the first reply.
        let (again, newClient) = await relay.connect(received: 2)
        #expect(await relay.serve { newClient.received.count == 3 })
        #expect(
            newClient.received == [
                #"{"type":"welcome","received":2,"resumed":true}"#, Self.reply(2), #"{"type":"settled","id":"9"}"#,
            ])
        again.send(Self.message(3))
        #expect(await relay.serve { newClient.received.last == Self.reply(3) })
        #expect(relay.app.sessions.count == 1)
    }

    @Test func `a count that cannot be begins a new session`() async throws {
        let relay = try RelayHarness()
        let (socket, client) = await relay.connect()
        socket.close(.goingAway, reason: "")
        #expect(await relay.serve { client.isClosed })
        let (_, newClient) = await relay.connect(received: 7)
        #expect(await relay.serve { newClient.received.first == #"{"type":"welcome","received":0,"resumed":false}"# })
        #expect(relay.app.sessions.first?.isClosed == true)
        #expect(relay.app.sessions.count == 2)
    }

    @Test func `bye frees the page at once`() async throws {
        let relay = try RelayHarness()
        let (socket, _) = await relay.connect()
        socket.send(Array(#"{"type":"bye"}"#.utf8))
        #expect(await relay.serve { relay.server.pages.isEmpty })
        #expect(relay.app.sessions.first?.isClosed == true)
    }

    @Test func `a page without a socket is freed after the resume time, and not before`() async throws {
        let relay = try RelayHarness(resumeTime: .milliseconds(200))
        let (socket, client) = await relay.connect()
        socket.close(.goingAway, reason: "")
        #expect(await relay.serve { client.isClosed })
        let closed = ContinuousClock.now
        #expect(relay.server.pages.count == 1)
        #expect(await relay.serve { relay.server.pages.isEmpty })
        #expect(ContinuousClock.now - closed >= .milliseconds(150))
        #expect(relay.app.sessions.first?.isClosed == true)
    }

    @Test func `nothing of a page is left when it is gone`() async throws {
        let relay = try RelayHarness()
        let (socket, client) = await relay.connect()
        weak let page = relay.server.pages[RelayHarness.page]
        #expect(page != nil)
        socket.send(Array(#"{"type":"bye"}"#.utf8))
        socket.close(.goingAway, reason: "")
        #expect(await relay.serve { client.isClosed && page == nil })
    }

    @Test func `nothing of a page is left when it was cut off before it heard that its message had come`() async throws {
        let relay = try RelayHarness(resumeTime: .milliseconds(50))
        let (socket, client) = await relay.connect()
        weak let page = relay.server.pages[RelayHarness.page]
        socket.send(Self.message(1))
        #expect(await relay.serve { client.received.last == Self.reply(1) })
        socket.close(.goingAway, reason: "")
        #expect(await relay.serve { client.isClosed && page == nil })
    }

    @Test func `a newer socket of the same page replaces the older one`() async throws {
        let relay = try RelayHarness()
        let (_, client) = await relay.connect()
        #expect(await relay.serve { client.received.count == 2 })
        let (socket, newClient) = await relay.connect(received: 1)
        #expect(await relay.serve { client.isClosed })
        #expect(client.closeCode == 4000)
        socket.send(Self.message(1))
        #expect(await relay.serve { newClient.received.last == Self.reply(1) })
        #expect(newClient.received.first == #"{"type":"welcome","received":0,"resumed":true}"#)
    }

    @Test(arguments: [
        ("hello", "bad-frame"), (#"{"type":"telegram"}"#, "unknown-type"),
        (#"{"type":"visit","url":"u"}"#, "bad-frame"),
    ])
    func `a frame that is not understood gets a notice, and the next one an answer`(text: String, code: String)
        async throws
    {
        let relay = try RelayHarness()
        let (socket, client) = await relay.connect()
        socket.send(Array(text.utf8))
        socket.send(Self.message(1))
        #expect(await relay.serve { client.received.last == Self.reply(1) })
        #expect(client.received.contains { $0.hasPrefix(#"{"type":"notice","level":"error","code":"\#(code)","#) })
        #expect(relay.log.lines.contains { $0.contains("code=\(code)") })
    }

    @Test func `what a page is told again and again is logged once`() async throws {
        let relay = try RelayHarness()
        let (socket, client) = await relay.connect()
        for _ in 1...50 { socket.send(Array("hello".utf8)) }
        socket.send(Self.message(1))
        #expect(await relay.serve { client.received.last == Self.reply(1) })
        #expect(client.received.count { $0.contains(#""code":"bad-frame""#) } == 50)
        #expect(relay.log.lines.count { $0.contains("code=bad-frame") } == 1)
    }

    @Test func `too large, or not UTF-8: that page is closed with the right code and others go on`() async throws {
        let relay = try RelayHarness(maximumPageFrame: 10_000)
        let (other, otherClient) = await relay.connect(page: String(repeating: "f", count: 32))
        let (large, largeClient) = await relay.connect()
        large.send([UInt8](repeating: 0x20, count: 10_001))
        #expect(await relay.serve { largeClient.isClosed })
        #expect(largeClient.closeCode == 1009)
        let (broken, brokenClient) = await relay.connect(page: String(repeating: "e", count: 32))
        broken.send([0x22, 0xFF, 0x22])
        #expect(await relay.serve { brokenClient.isClosed })
        #expect(brokenClient.closeCode == 1007)
        other.send(Self.message(1))
        #expect(await relay.serve { otherClient.received.last == Self.reply(1) })
    }

    @Test func `a page that acknowledges nothing is not kept for ever`() async throws {
        let relay = try RelayHarness()
        let (_, client) = await relay.connect()
        #expect(await relay.serve { client.received.count == 2 })
        let text = String(repeating: "x", count: 200_000)
        for _ in 1...6 {
            relay.app.sessions[0].outlet?.send(.notice(Notice(level: .info, code: "test", text: text)))
        }
        #expect(await relay.serve { client.isClosed })
        #expect(client.closeCode == 4001)
        let (_, newClient) = await relay.connect(received: 6)
        #expect(await relay.serve { newClient.received.count == 3 })
        #expect(newClient.received.first == #"{"type":"welcome","received":0,"resumed":false}"#)
        #expect(newClient.received.last?.contains(#""code":"overflow","cause":"VD-LINK-1""#) == true)
    }

    @Test func `a page that acknowledges what was never sent begins afresh, and is told`() async throws {
        let relay = try RelayHarness()
        let (socket, client) = await relay.connect()
        socket.send(Array(#"{"type":"ack","received":99}"#.utf8))
        #expect(await relay.serve { client.isClosed })
        #expect(client.closeCode == 4001)
        let (_, newClient) = await relay.connect()
        #expect(await relay.serve { newClient.received.last?.contains(#""code":"bad-frame","cause":"VD-LINK-3""#) == true })
    }

    @Test func `a shutdown closes every page with 1001`() async throws {
        let relay = try RelayHarness()
        let (_, first) = await relay.connect()
        let (_, second) = await relay.connect(page: String(repeating: "f", count: 32))
        relay.server.shutDown()
        #expect(await relay.serve { first.isClosed && second.isClosed })
        #expect(first.closeCode == 1001)
        #expect(second.closeCode == 1001)
    }
}
