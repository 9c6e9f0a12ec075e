import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductProtocol
import ViaductSystem

@testable import ViaductRelay

/// Reports of pages and apps while somebody reads the trace, over real sockets.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct FateTests {
    private static let bearer = "Authorization: Bearer \(RelayHarness.token)"
    private static let on = #"{"type":"watch","on":true}"#
    private static let off = #"{"type":"watch","on":false}"#

    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    /// Creates a relay with a log level at which the log ignores the fates of messages.
    private init(logLevel: Log.Level) throws {
        relay = try RelayHarness(logLevel: logLevel)
    }

    private func text(_ frame: String) -> [UInt8] { Array(frame.utf8) }

    private func fate(_ id: String = "1", state: String = "found", more: String = "") -> [UInt8] {
        text(#"{"type":"fate","id":"\#(id)","component":"form","event":"connect","state":"\#(state)"\#(more)}"#)
    }

    private func message(_ id: String) -> [UInt8] {
        text(#"{"type":"message","message":{"id":"\#(id)","component":"form","event":"connect","data":{}}}"#)
    }

    private func open(_ socket: WebSocket) {
        socket.send(text(#"{"type":"open","url":"http://localhost:3000/","title":"Home","platform":"ios"}"#))
    }

    /// Follows the trace of a room until it is released.
    private func read(room: String = "default") async throws -> RawClient {
        let reader = try RawClient(port: relay.port)
        try reader.request(["GET /viaduct/api/trace?room=\(room) HTTP/1.1", "Host: 127.0.0.1", Self.bearer])
        #expect(await relay.serve { !reader.read().isEmpty })
        return reader
    }

    @Test func `who asks for what was dropped gets what pages have kept, and follows nobody afterwards`() async throws {
        let (socket, client) = await relay.connect()
        open(socket)
        let reader = try RawClient(port: relay.port)
        try reader.request(["GET /viaduct/api/trace?dropped=true&follow=false HTTP/1.1", "Host: 127.0.0.1", Self.bearer])
        #expect(await relay.serve { client.received.contains(Self.on) })
        socket.send(text(#"{"type":"event","name":"error","text":"kept","age":5000}"#))
        var read = Data()
        #expect(
            await relay.serve {
                read += reader.read()
                return reader.hasEnded
            })
        #expect(String(decoding: read, as: UTF8.self).contains(#""text":"kept""#))
        #expect(await relay.serve { client.received.last == Self.off })
    }

    private func register(wants: String, more: String = "") -> [UInt8] {
        text(#"{"type":"register","name":"mine","platform":"ios","components":["form"],"wants":[\#(wants)]\#(more)}"#)
    }

    /// Connects an app, and a page that talks to it.
    private func connectBoth(wants: String = #""watch""#, more: String = "") async -> (
        page: (socket: WebSocket, client: RecordingClient), app: (socket: WebSocket, client: RecordingClient)
    ) {
        let app = await relay.connectApp()
        app.socket.send(register(wants: wants, more: more))
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
        let page = await relay.connect()
        open(page.socket)
        #expect(await relay.serve { app.client.received.contains { $0.contains(#""type":"open""#) } })
        return (page, app)
    }

    private var records: [TraceRecord] {
        let room = relay.server.traces.room("default")
        return (room.first..<room.end).compactMap { room.record($0) }
    }

    private func fates(of page: String = RelayHarness.page) -> [String] {
        records.filter { $0.kind == "fate" && $0.page == page.short }.map { String(decoding: $0.frame ?? [], as: UTF8.self) }
    }

    @Test func `an app reports for the first page of a test in its room, until the last one has gone`() async throws {
        let quiet = try FateTests(logLevel: .info)
        let relay = quiet.relay
        let app = await quiet.connectBoth().app
        let watches = { app.client.received.filter { $0.contains(#""type":"watch""#) } }
        let first = await relay.openTestPage(digit: "b")
        #expect(await relay.serve { watches() == [Self.on] })
        let pages = [first, await relay.openTestPage(digit: "c")]
        pages[0].send(#"{"type":"bye"}"#)
        #expect(await relay.serve { relay.server.pages.count == 2 })
        pages[1].send(#"{"type":"bye"}"#)
        #expect(await relay.serve { watches().last == Self.off })
        #expect(watches() == [Self.on, Self.off])
    }

    // MARK: Pages

    @Test func `pages hear when the first reader of their room comes, and when the last one has gone`() async throws {
        let (_, client) = await relay.connect()
        let (_, other) = await relay.connect(page: String(repeating: "b", count: 32), query: "&room=other")
        var readers = [try await read()]
        #expect(await relay.serve { client.received.last == Self.on })
        readers.append(try await read())
        let end = ContinuousClock.now
        readers.removeAll()
        #expect(await relay.serve { client.received.last == Self.off })
        #expect(.now - end < .seconds(8))
        #expect(client.received.filter { $0.contains("watch") } == [Self.on, Self.off])
        #expect(!other.received.contains { $0.contains("watch") })
    }

    @Test func `a page that comes while somebody reads is told`() async throws {
        let reader = try await read()
        let (_, client) = await relay.connect()
        #expect(await relay.serve { client.received.contains(Self.on) })
        withExtendedLifetime(reader) {}
    }

    @Test func `one look at the trace is not reading`() async throws {
        let (_, client) = await relay.connect()
        let answer = try await relay.curl("/viaduct/api/trace?follow=false", "--header", Self.bearer)
        #expect(answer.status == 200)
        let (socket, _) = await relay.connect(page: String(repeating: "c", count: 32))
        socket.send(message("1"))
        #expect(await relay.serve { records.contains { $0.kind == "message" } })
        #expect(!client.received.contains { $0.contains("watch") })
    }

    @Test func `a page's reports are events of its trace, and nobody else gets them`() async throws {
        let reader = try await read()
        let (socket, client) = await relay.connect()
        open(socket)
        socket.send(fate())
        socket.send(text(#"{"type":"event","name":"error","text":"x is null"}"#))
        socket.send(message("2"))
        #expect(await relay.serve { client.received.contains { $0.contains(#""type":"reply""#) } })
        #expect(fates() == [String(decoding: fate(), as: UTF8.self)])
        let fate = try #require(records.first { $0.kind == "fate" })
        #expect((fate.origin, fate.id, fate.component, fate.event, fate.isTrouble) == (.page, "1", "form", "connect", false))
        #expect(records.first { $0.kind == "event" }?.isTrouble == true)
        #expect(relay.app.sessions.last?.frames.count == 2)
        #expect(!client.received.contains { $0.contains("notice") })
        withExtendedLifetime(reader) {}
    }

    @Test func `a message that was delivered or has no answer has its component's place in the app's sources`() async throws {
        let reader = try await read()
        let (page, app) = await connectBoth(more: #","places":{"form":"Form.swift:5","menu":7}"#)
        page.socket.send(fate("2", state: "unanswered", more: #","place":"made up""#))
        page.socket.send(fate("3"))
        app.socket.send(text(#"{"type":"fate","page":"\#(RelayHarness.page)","id":"1","component":"form","event":"connect","state":"delivered"}"#))
        _ = await relay.serve { fates().count == 3 }
        let places = records.filter { $0.kind == "fate" }.sorted { $0.id ?? "" < $1.id ?? "" }.map { record in
            (try? JSONObject(record.frame ?? []))?["place"]?.string
        }
        #expect(places == ["Form.swift:5", "Form.swift:5", nil])
        let unanswered = try #require(records.first { $0.id == "2" })
        #expect((unanswered.isTrouble, unanswered.cause) == (false, "VD-REPLY-5"))
        #expect(!page.client.received.contains { $0.contains("Form.swift") })
        withExtendedLifetime(reader) {}
    }

    @Test func `with nobody reading a page's reports are dropped`() async throws {
        let (socket, client) = await relay.connect()
        socket.send(fate())
        socket.send(message("2"))
        #expect(await relay.serve { client.received.contains { $0.contains(#""type":"reply""#) } })
        #expect(fates() == [])
    }

    @Test func `what a page reports while its reader goes is there for the next one`() async throws {
        let (socket, client) = await relay.connect()
        var readers = [try await read()]
        #expect(await relay.serve { client.received.last == Self.on })
        readers.removeAll()
        #expect(await relay.serve { client.received.last == Self.off })
        // The page sends what it has kept once, before it hears that nobody reads any more.
        socket.send(fate())
        socket.send(message("2"))
        #expect(await relay.serve { client.received.contains { $0.contains(#""type":"reply""#) } })
        #expect(fates().count == 1)
    }

    @Test func `a page that sends fates for another one tells of itself`() async throws {
        let reader = try await read()
        let (other, victim) = (String(repeating: "b", count: 32), RelayHarness.page)
        _ = await relay.connect()
        let (socket, client) = await relay.connect(page: other)
        socket.send(fate(more: #","page":"\#(victim)""#))
        socket.send(message("2"))
        #expect(await relay.serve { client.received.contains { $0.contains(#""type":"reply""#) } })
        #expect(fates(of: victim) == [])
        #expect(fates(of: other).count == 1)
        withExtendedLifetime(reader) {}
    }

    @Test func `a flood of reports with giant ids costs the events of its own page only`() async throws {
        let (quiet, _) = await relay.connect(page: String(repeating: "b", count: 32))
        quiet.send(message("quiet"))
        let reader = try await read()
        let (socket, client) = await relay.connect()
        let giant = fate(String(repeating: "9", count: 100_000))
        for _ in 0..<3000 { socket.send(fate(String(repeating: "7", count: 200))) }
        for _ in 0..<20 { socket.send(giant) }
        socket.send(message("last"))
        #expect(await relay.serve { client.received.contains { $0.contains(#""id":"last""#) } })
        #expect(fates().allSatisfy { $0.utf8.count < 400 })
        #expect(relay.server.traces.bytes < 1_200_000)
        #expect(records.contains { $0.id == "quiet" })
        withExtendedLifetime(reader) {}
    }

    @Test func `a report has the time at which it was, which the page tells later`() async throws {
        let reader = try await read()
        let (socket, _) = await relay.connect()
        open(socket)
        socket.send(text(#"{"type":"event","name":"error","text":"x is null","age":60000}"#))
        #expect(await relay.serve { records.contains { $0.kind == "event" } })
        let opened = try #require(records.first { $0.kind == "open" })
        let error = try #require(records.first { $0.kind == "event" })
        #expect((50_000_000...60_000_000).contains(opened.time - error.time))
        withExtendedLifetime(reader) {}
    }

    @Test func `a message that comes while the app changes is ignored, since the page says it again`() async throws {
        let reader = try await read()
        let (page, client) = await relay.connect()
        open(page)
        let app = await relay.connectApp()
        app.socket.send(register(wants: ""))
        #expect(await relay.serve { client.received.last?.contains(#""name":"mine""#) == true })
        page.send(message("5"))
        open(page)
        page.send(message("5"))
        #expect(await relay.serve { fates().count == 2 })
        #expect(records.filter { $0.kind == "fate" }.allSatisfy { !$0.isTrouble })
        let start = #"{"type":"fate","id":"5","component":"form","event":"connect","state":"#
        #expect(fates() == [start + #""ignored","code":"app-changed"}"#, start + #""forwarded"}"#])
        withExtendedLifetime(reader) {}
    }

    // MARK: Remote apps

    @Test func `a remote app that wants it is told, and its fates are events that its page does not get`() async throws {
        let reader = try await read(room: "default")
        let (page, app) = await connectBoth()
        #expect(app.client.received.contains(Self.on))
        page.socket.send(message("1"))
        let before = page.client.received.count
        app.socket.send(fate(state: "delivered", more: #","page":"\#(RelayHarness.page)","microseconds":40"#))
        #expect(await relay.serve { fates().count == 1 })
        let record = try #require(records.first { $0.kind == "fate" })
        #expect((record.origin, record.id) == (.native, "1"))
        #expect(String(decoding: record.frame ?? [], as: UTF8.self).hasSuffix(#""state":"delivered","microseconds":40}"#))
        app.socket.send(PageEnvelope.wrap(text(#"{"type":"haptic","feedback":"light"}"#)[...], page: RelayHarness.page))
        #expect(await relay.serve { page.client.received.last?.contains("haptic") == true })
        #expect(page.client.received.dropFirst(before).allSatisfy { !$0.contains("fate") })
        withExtendedLifetime(reader) {}
    }

    @Test func `a remote app sends fates for pages that are not its own in vain`() async throws {
        let reader = try await read()
        let foreign = String(repeating: "b", count: 32)
        let (_, client) = await relay.connect(page: foreign, query: "&platform=android")
        let (_, app) = await connectBoth()
        for page in [foreign, String(repeating: "f", count: 32), "x", RelayHarness.page] {
            app.socket.send(fate(state: "dropped", more: #","page":"\#(page)","code":"inactive""#))
        }
        #expect(await relay.serve { fates().count == 1 })
        #expect(fates(of: foreign) == [])
        #expect(client.isOpen)
        withExtendedLifetime(reader) {}
    }

    @Test func `a message to an app that reports nothing is forwarded`() async throws {
        let reader = try await read()
        let (page, app) = await connectBoth(wants: "")
        page.socket.send(message("5"))
        #expect(await relay.serve { !fates().isEmpty })
        #expect(fates() == [#"{"type":"fate","id":"5","component":"form","event":"connect","state":"forwarded"}"#])
        #expect(!app.client.received.contains { $0.contains(#""type":"watch""#) })
        withExtendedLifetime(reader) {}
    }

    // MARK: The log

    @Test func `at the level debug a message is a line with its fate`() async throws {
        let (_, app) = await connectBoth()
        #expect(app.client.received.contains(Self.on))
        app.socket.send(fate(state: "dropped", more: #","page":"\#(RelayHarness.page)","code":"wrong-url""#))
        app.socket.send(fate("7", state: "delivered", more: #","page":"\#(RelayHarness.page)","microseconds":40"#))
        let subject = "page=\(RelayHarness.page.short) room=default id="
        #expect(
            await relay.serve { relay.log.lines.contains { $0.hasSuffix("Message delivered in 40 µs \(subject)7 component=form event=connect") } })
        #expect(relay.log.lines.contains { $0.hasSuffix("Message dropped: wrong-url \(subject)1 component=form event=connect") })
    }
}
