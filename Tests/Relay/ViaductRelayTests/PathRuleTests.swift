import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductApp
@testable import ViaductRelay

/// The path rules that apps report, and the lookups that request them, over real sockets.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct PathRuleTests {
    private static let page = RelayHarness.page
    private static let frames = "/viaduct/api/pages/\(page.short)/frames"
    private static let on = #"{"type":"watch","on":true}"#

    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    private func text(_ frame: String) -> [UInt8] { Array(frame.utf8) }

    private func rules(of page: String, more: String = "") -> [UInt8] {
        text(
            #"{"type":"rules","page":"\#(page)","url":"http://localhost:3000/a","path":"/a","count":1,"rules":[{"index":0,"pattern":".*"}]\#(more)}"#)
    }

    private func records(of page: String = page) -> [TraceRecord] {
        let room = relay.server.traces.room("default")
        return (room.first..<room.end).compactMap { room.record($0) }.filter { $0.kind == "rules" && $0.page == page.short }
    }

    /// Follows the trace until it is released.
    private func read(_ relay: RelayHarness) throws -> RawClient {
        let reader = try RawClient(port: relay.port)
        try reader.request(["GET /viaduct/api/trace HTTP/1.1", "Host: 127.0.0.1", "Authorization: Bearer \(RelayHarness.token)"])
        return reader
    }

    /// Connects an app that may report its rules, and a page that uses it.
    private func connectBoth() async -> (page: RecordingClient, app: (socket: WebSocket, client: RecordingClient)) {
        let app = await relay.connectApp()
        app.socket.send(text(#"{"type":"register","name":"mine","platform":"ios","components":[],"wants":["watch"]}"#))
        _ = await relay.serve { relay.server.apps.remote.count == 1 }
        let (socket, client) = await relay.connect()
        socket.send(text(#"{"type":"open","url":"http://localhost:3000/a","title":"Home","platform":"ios"}"#))
        _ = await relay.serve { app.client.received.contains { $0.contains(#""type":"open""#) } }
        return (client, app)
    }

    @Test func `a lookup by hand reaches the app, and its answer the trace alone`() async throws {
        let (page, app) = await connectBoth()
        let lookup = #"{"type":"lookup","url":"http://localhost:3000/a"}"#
        #expect(try await relay.ask("POST", Self.frames, #"{"from":"page","frame":\#(lookup)}"#).status == 204)
        #expect(await relay.serve { app.client.received.contains { $0.contains(lookup) } })
        app.socket.send(rules(of: Self.page))
        app.socket.send(PageEnvelope.wrap(text(#"{"type":"haptic","feedback":"light"}"#)[...], page: Self.page))
        #expect(await relay.serve { page.received.last?.contains("haptic") == true })
        let record = try #require(records().first)
        #expect((record.origin, record.isTrouble, record.component) == (.native, false, nil))
        #expect(
            String(decoding: record.frame ?? [], as: UTF8.self)
                == #"{"type":"rules","url":"http://localhost:3000/a","path":"/a","count":1,"rules":[{"index":0,"pattern":".*"}]}"#)
        #expect(page.received.allSatisfy { !$0.contains("rules") })
    }

    @Test func `a page that looks up by itself gets nothing`() async throws {
        let (socket, client) = await relay.connect()
        socket.send(text(#"{"type":"open","url":"http://localhost:3000/a","title":"Home","platform":"ios"}"#))
        socket.send(text(#"{"type":"lookup","url":"http://localhost:3000/b"}"#))
        socket.send(text(#"{"type":"lookup","url":"\#(String(repeating: "u", count: 70_000))"}"#))
        socket.send(text(#"{"type":"rules","url":"u","path":"p","count":1,"rules":[]}"#))
        #expect(await relay.serve { client.received.filter { $0.contains(#""type":"notice""#) }.count == 2 })
        #expect(relay.app.sessions.last?.frames.last == .lookup(url: "http://localhost:3000/b"))
        #expect(relay.server.pages.values.first?.url == "http://localhost:3000/a")
        // A page's own report of rules is not an event of the native side.
        #expect(records().allSatisfy { $0.origin == .page })
        #expect(client.isOpen)
    }

    @Test(arguments: [#"{"type":"lookup"}"#, #"{"type":"lookup","url":7}"#, #"{"type":"lookup","url":"\#(String(repeating: "u", count: 70_000))"}"#])
    func `a lookup without a URL, or with a giant one, says what it has to be`(frame: String) async throws {
        let (session, _) = try await relay.open()
        let count = session.frames.count
        let answer = try await relay.ask("POST", Self.frames, #"{"from":"page","frame":\#(frame)}"#)
        #expect(answer.status == 400)
        #expect(answer.text.contains("“url”"))
        #expect(session.frames.count == count)
    }

    @Test func `an app tells of its own pages' rules only, and rubbish is refused`() async throws {
        let foreign = String(repeating: "b", count: 32)
        let (_, other) = await relay.connect(page: foreign, query: "&platform=android")
        let (page, app) = await connectBoth()
        for frame in [rules(of: foreign), rules(of: "x"), rules(of: Self.page, more: #","rules":7"#), rules(of: Self.page)] { app.socket.send(frame) }
        #expect(await relay.serve { records().count == 1 })
        #expect(records(of: foreign).isEmpty)
        #expect(await relay.serve { app.client.received.contains { $0.contains("“rules” has to be an array") } })
        #expect(other.isOpen && page.isOpen && app.client.isOpen)
    }

    @Test func `a flood of giant rules costs the events of its page only`() async throws {
        let (page, app) = await connectBoth()
        let rule = #"{"index":0,"pattern":"\#(String(repeating: "p", count: 2000))","properties":{"a":"\#(String(repeating: "x", count: 4000))"}}"#
        let giant = rules(of: Self.page, more: #","rules":[\#(Array(repeating: rule, count: 1000).joined(separator: ","))]"#)
        // A control character is six bytes in JSON.
        let url = #"{"type":"rules","page":"\#(Self.page)","url":"\#(String(repeating: "\\u0001", count: 65_000))","path":"p","count":1,"rules":[]}"#
        for _ in 0..<20 {
            app.socket.send(giant)
            app.socket.send(text(url))
        }
        #expect(await relay.serve { records().contains { $0.largeSize != nil } && records().contains { $0.frame.map(\.count) ?? 0 > 60_000 } })
        #expect(records().allSatisfy { $0.frame.map(\.count) ?? 0 < 100_000 })
        #expect(relay.server.traces.bytes < 1_200_000)
        #expect(page.isOpen && app.client.isOpen)
    }

    @Test func `an app in a process of its own tells the rules of its pages' places, and answers a lookup`() async throws {
        let address = try ServerAddress("http://127.0.0.1:\(relay.port)")
        let link = RemoteLink(
            address, room: "default", secrets: try SecretSource(token: RelayHarness.token, server: address, environment: [:]),
            loop: relay.harness.loop, log: { _ in })
        let app = EmbeddedApp(name: "mine", platform: .ios, components: [])
        let pages = RemotePages(app: app, link: link, timers: FoundationTimers(loop: relay.harness.loop))
        link.delegate = pages
        link.connect()
        _ = await relay.serve { relay.server.apps.remote.count == 1 }
        let (socket, client) = await relay.connect()
        socket.send(text(#"{"type":"open","url":"http://localhost:3000/a","title":"Home","platform":"ios"}"#))
        #expect(await relay.serve { records().count == 1 })
        let lookup = #"{"type":"lookup","url":"http://localhost:3000/recede_historical_location"}"#
        #expect(try await relay.ask("POST", Self.frames, #"{"from":"page","frame":\#(lookup)}"#).status == 204)
        #expect(await relay.serve { records().count == 2 })
        let frames = records().map { String(decoding: $0.frame ?? [], as: UTF8.self) }
        #expect(frames[0] == #"{"type":"rules","url":"http://localhost:3000/a","path":"/a","count":0,"rules":[],"properties":{}}"#)
        #expect(frames[1].contains(#""count":0,"rules":[{"index":0,"pattern":"/recede_historical_location","properties":{"#))
        #expect(client.received.allSatisfy { !$0.contains("rules") })
        // A new reader has not seen them.
        let reader = try read(relay)
        #expect(await relay.serve { records().count == 3 })
        withExtendedLifetime((pages, reader)) {}
    }

    @Test func `an app reports while somebody reads the trace, and no longer`() async throws {
        let quiet = try RelayHarness(logLevel: .error)
        let app = await quiet.connectApp()
        app.socket.send(text(#"{"type":"register","name":"mine","platform":"ios","components":[],"wants":["watch"]}"#))
        _ = await quiet.serve { quiet.server.apps.remote.count == 1 }
        var readers = [try read(quiet)]
        #expect(await quiet.serve { app.client.received.contains(Self.on) })
        readers.removeAll()
        #expect(await quiet.serve { app.client.received.contains(#"{"type":"watch","on":false}"#) })
        #expect(app.client.received.filter { $0.contains("watch") }.count == 2)
    }

    /// The log's level makes the app report all the time.
    @Test func `a new reader lets an app that reports already tell the rules of each place again`() async throws {
        let (_, app) = await connectBoth()
        #expect(app.client.received.filter { $0 == Self.on }.count == 1)
        let reader = try read(relay)
        #expect(await relay.serve { app.client.received.filter { $0 == Self.on }.count == 2 })
        withExtendedLifetime(reader) {}
    }
}
