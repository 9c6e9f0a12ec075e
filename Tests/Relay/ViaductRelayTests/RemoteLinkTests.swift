import Foundation
import LWS
import LWSTestSupport
import Testing

@testable import ViaductApp
@testable import ViaductRelay

/// The app's end of its link, with a real server at the other end.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct RemoteLinkTests {
    private let folder: TemporaryFolder
    private let environment: [String: String]
    private let log = RecordedLog()

    init() throws {
        folder = try TemporaryFolder()
        environment = ["XDG_RUNTIME_DIR": folder.url.path]
    }

    private func link(
        to relay: RelayHarness, host: String = "127.0.0.1", room: String = "default", token: String? = nil
    ) throws -> RemoteLink {
        let address = try ServerAddress("http://\(host):\(relay.port)")
        return RemoteLink(
            address, room: room,
            secrets: try SecretSource(token: token, server: address, environment: environment),
            loop: relay.harness.loop, log: { [log] in log.lines.append($0) })
    }

    private func path(_ relay: RelayHarness) -> String {
        folder.url.appending(path: "viaduct/\(relay.port).token").path
    }

    @Test(arguments: ["127.0.0.1", "localhost"]) func `an app finds the secret in the file of the server's port`(
        host: String
    ) async throws {
        let relay = try RelayHarness(token: nil)
        relay.server.appSecret = try AppSecretFile.findOrMake(ports: [relay.port], environment: environment)
        let link = try link(to: relay, host: host)
        link.connect()
        #expect(await relay.serve { log.lines == ["Connected to http://\(host):\(relay.port)."] })
    }

    @Test func `an app says which room it has asked for`() async throws {
        let relay = try RelayHarness()
        let link = try link(to: relay, room: "alice", token: RelayHarness.token)
        link.connect()
        #expect(await relay.serve { log.lines == ["Connected to http://127.0.0.1:\(relay.port), room “alice”."] })
    }

    @Test func `an app waits for the file of a server, says what it lacks, and reads it anew each time`() async throws {
        let relay = try RelayHarness()
        let link = try link(to: relay)
        link.connect()
        #expect(await relay.serve { !log.lines.isEmpty })
        #expect(
            log.lines.first == """
                The server at http://127.0.0.1:\(relay.port) asks for its secret. There is no file \(path(relay)). \
                Set VIADUCT_TOKEN to the server's token, or to that of your room. (VD-SECRET-1) Trying again…
                """)
        let wrong = try AppSecretFile.findOrMake(ports: [relay.port], environment: environment)
        #expect(await relay.serve { log.lines.count == 2 })
        let refusal = "refuses the secret in \(path(relay)). Set VIADUCT_TOKEN to the server's token, or to that of your room. (VD-SECRET-1)"
        #expect(log.lines.last?.contains(refusal) == true)
        relay.server.appSecret = wrong
        #expect(await relay.serve { log.lines.last?.hasPrefix("Connected to") == true })
        #expect(!(log.lines + relay.log.lines).contains { $0.contains(wrong.text) })
    }

    @Test func `an app that is refused again and again says so once`() async throws {
        let harness = try LoopHarness(subprotocols: [RemoteLink.subprotocol])
        let server = RefusingServer()
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        let address = try ServerAddress("http://127.0.0.1:\(listener.port)")
        let link = RemoteLink(
            address, room: "default",
            secrets: try SecretSource(token: nil, server: address, environment: environment),
            loop: harness.loop, log: { [log] in log.lines.append($0) })
        link.connect()
        #expect(await harness.serve { server.attempts == 3 })
        #expect(log.lines.count == 1)
    }

    @Test func `a token that is set counts, and is not shown when it is refused`() async throws {
        let relay = try RelayHarness()
        _ = try AppSecretFile.findOrMake(ports: [relay.port], environment: environment)
        let right = try link(to: relay, token: RelayHarness.token)
        right.connect()
        #expect(await relay.serve { log.lines.last?.hasPrefix("Connected to") == true })
        let wrong = try link(to: relay, token: "another-secret")
        wrong.connect()
        #expect(await relay.serve { log.lines.count == 2 })
        #expect(log.lines.last?.contains("refuses VIADUCT_TOKEN.") == true)
        #expect(!(log.lines + relay.log.lines).contains { $0.contains("another-secret") })
    }

    @Test func `an app of a server that has no secret is told to look into its log`() async throws {
        let relay = try RelayHarness(token: nil)
        let link = try link(to: relay, token: "any")
        link.connect()
        #expect(await relay.serve { !log.lines.isEmpty })
        #expect(log.lines.first?.contains("with the status 503. Its log says why.") == true)
        #expect(relay.log.lines.last?.contains("VIADUCT_TOKEN") == true)
    }

    /// An app that is connected to a server that acknowledges nothing by itself.
    private func connectSilently() async throws -> (harness: LoopHarness, server: SilentServer, link: RemoteLink) {
        let harness = try LoopHarness(subprotocols: [RemoteLink.subprotocol])
        let server = SilentServer()
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        let address = try ServerAddress("http://127.0.0.1:\(listener.port)")
        let link = RemoteLink(
            address, room: "default", secrets: try SecretSource(token: nil, server: address, environment: environment),
            loop: harness.loop, log: { [log] in log.lines.append($0) })
        link.connect()
        #expect(await harness.serve { server.sockets.count == 1 })
        server.welcome(resumed: false)
        #expect(await harness.serve { log.lines.last?.hasPrefix("Connected to") == true })
        return (harness, server, link)
    }

    @Test func `an app sends nothing on a new socket before its welcome, and then each frame once`() async throws {
        let (harness, server, link) = try await connectSilently()
        link.send(Array("first".utf8))
        #expect(await harness.serve { server.texts == ["first"] })
        server.sockets[0].close(.goingAway, reason: "")
        #expect(await harness.serve { server.sockets.count == 2 })
        // Shows that the app's end is open too.
        server.sockets[1].send(Array(#"{"type":"notice","level":"info","code":"open","text":"It is open."}"#.utf8))
        #expect(await harness.serve { log.lines.last?.contains("It is open.") == true })
        link.send(Array("second".utf8))
        await harness.turn(times: 50)
        #expect(server.texts == ["first"])
        server.welcome(received: 1, resumed: true)
        #expect(await harness.serve { server.texts.count > 1 })
        await harness.turn(times: 50)
        #expect(server.texts.filter { !$0.contains("ack") } == ["first", "second"])
    }

    @Test func `an app that answers faster than the server acknowledges waits, and each frame arrives in its order`() async throws {
        let (harness, server, link) = try await connectSilently()
        let pad = String(repeating: "x", count: 10_000)
        let frames = (1...300).map { "\($0) \(pad)" }
        for frame in frames { link.send(Array(frame.utf8)) }
        #expect(await harness.serve { server.texts.count > 50 })
        await harness.turn(times: 50)
        // Half of a mebibyte, and the one that exceeds it.
        #expect(server.texts.count == 53)
        server.sockets[0].close(.goingAway, reason: "")
        #expect(await harness.serve { server.sockets.count == 2 })
        server.welcome(received: 53, resumed: true)
        try #require(await harness.serve { server.texts.count > 53 })
        while server.texts.count < frames.count {
            let count = server.texts.count
            server.sockets[1].send(Array(#"{"type":"ack","received":\#(count)}"#.utf8))
            try #require(await harness.serve { server.texts.count > count })
        }
        #expect(server.texts == frames)
        #expect(!log.lines.contains { $0.contains("Too much") })
    }

    @Test func `what waits is for its session only, and no more of it than a link keeps of large frames`() async throws {
        let (harness, server, link) = try await connectSilently()
        let frame = [UInt8](repeating: UInt8(ascii: "x"), count: 250_000)
        for _ in 1...6 { link.send(frame) }
        server.sockets[0].close(.goingAway, reason: "")
        #expect(await harness.serve { server.sockets.count == 2 })
        server.welcome(resumed: false)
        #expect(await harness.serve { log.lines.count == 3 })
        link.send(Array("anew".utf8))
        #expect(await harness.serve { server.texts.last == "anew" })
        #expect(server.texts.count <= 4)
        for _ in 1...(RemoteLink.maximumWaiting / frame.count) { link.send(frame) }
        #expect(log.lines.count == 3)
        for _ in 1...4 { link.send(frame) }
        #expect(log.lines[3].contains("Too much was not acknowledged"))
    }
}

extension LoopHarness {
    /// Serves for so many turns of the loop, in which what was sent arrives.
    fileprivate func turn(times: Int) async {
        var turns = 0
        _ = await serve {
            turns += 1
            return turns > times
        }
    }
}

/// Takes sockets, and says nothing by itself.
@MainActor private final class SilentServer: ServerHandler, WebSocketHandler {
    private(set) var sockets: [WebSocket] = []
    private(set) var texts: [String] = []

    func respond(to request: HTTPRequest) -> HTTPResponse { HTTPResponse(status: 404) }
    func upgrade(_ request: HTTPRequest) -> UpgradeDecision { .accept(self, maximumMessageSize: 1 << 20) }
    func webSocketDidOpen(_ socket: WebSocket) { sockets.append(socket) }

    func welcome(received: Int = 0, resumed: Bool) {
        sockets.last?.send(Array(#"{"type":"welcome","received":\#(received),"resumed":\#(resumed)}"#.utf8))
    }

    func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) { texts.append(String(decoding: text, as: UTF8.self)) }
    func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) {}
}

@MainActor private final class RefusingServer: ServerHandler {
    private(set) var attempts = 0

    func respond(to request: HTTPRequest) -> HTTPResponse { HTTPResponse(status: 404) }

    func upgrade(_ request: HTTPRequest) -> UpgradeDecision {
        attempts += 1
        return .reject(HTTPResponse(status: 401))
    }
}
