import LWS
import LWSTestSupport
import Testing
import ViaductApp
import ViaductProtocol

@testable import viaduct

/// Recorded pages, replayed to a server with scripted answers.
@Suite(.timeLimit(.minutes(1))) @MainActor struct PlayedPageTests {
    private let harness: LoopHarness
    private let server = ScriptedServer()
    private let listener: Listener

    init() throws {
        harness = try LoopHarness(subprotocols: [PlayedPage.subprotocol])
        listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
    }

    private func frame(_ type: String, _ more: String = "") -> (kind: String, from: String, frame: String) {
        (type, "page", #"{"type":"\#(type)"\#(more)}"#)
    }

    private func open(_ url: String = "http://a.test/") -> (kind: String, from: String, frame: String) {
        frame("open", #","url":"\#(url)","platform":"ios""#)
    }

    private func message(_ id: Int) -> (kind: String, from: String, frame: String) {
        frame("message", #","message":{"id":"\#(id)","component":"form","event":"connect","data":{}}"#)
    }

    /// Replays to the end.
    private func play(_ recordings: [String]) async throws -> PlayedPage {
        let events = try recordings.flatMap { try Recording(Array($0.utf8), name: "a").events }
        let server = try NamedServer(ServerAddress("http://127.0.0.1:\(listener.port)"), environment: ["VIADUCT_TOKEN": "0123456789abcdef"])
        let page = PlayedPage(Recording(events: events, name: "a"), as: .android, at: server, room: "default", loop: harness.loop)
        var ends: [String?] = []
        page.onEnd = { ends.append($0) }
        page.start()
        #expect(await harness.serve { !ends.isEmpty })
        #expect(ends == [nil])
        return page
    }

    @Test func `each document has a connection of its own, which is closed when it is over`() async throws {
        _ = try await play(["01234567", "89abcdef"].map { DiffTests.text([open(), message(1)], page: $0) })
        #expect(await harness.serve { server.codes.count == 2 })
        #expect(server.codes == [1001, 1001])
        #expect(server.types == ["open", "message", "bye", "open", "message", "bye"])
        #expect(server.frames.first?.contains(#""platform":"android""#) == true)
    }

    @Test func `each document asks for the version of the app that it saw`() async throws {
        func app(_ version: String) -> (kind: String, from: String, frame: String) { ("app", "native", #"{"type":"app"\#(version)}"#) }
        let pages = [
            [app(#","version":"1.2""#), open(), app("")], [app(""), open(), app(#","version":"2""#)], [app(#","version":"a&b""#), open()],
        ]
        _ = try await play(pages.enumerated().map { DiffTests.text($1, page: "0123456\($0)") })
        #expect(server.paths.map { $0.contains("&version=1.2") } == [true, false, false])
        #expect(server.paths.map { $0.contains("version=") } == [true, false, false])
    }

    @Test func `a frame waits until the server has been quiet, and messages of one moment go together`() async throws {
        let start = ContinuousClock.now
        let page = try await play([DiffTests.text([open(), message(1), message(2)])])
        // Before the first frame, between it and the messages, and after them.
        #expect(ContinuousClock.now - start >= .milliseconds(600))
        #expect(page.events.map(\.kind).filter { $0 != "app" } == ["open", "message", "message"])
    }

    @Test func `a page goes where the app sends it, and else where it went`() async throws {
        server.answers["propose"] = #"{"type":"move","action":"advance","url":"http://a.test/moved"}"#
        server.answers["message"] = #"{"type":"move","action":"advance","url":"http://a.test/late"}"#
        let visit = { (url: String) in frame("visit", #","url":"http://a.test/\#(url)","title":"","action":"advance""#) }
        _ = try await play([
            DiffTests.text([
                open(), frame("propose", #","url":"http://a.test/next","action":"advance""#), frame("title", #","title":"Next""#), visit("next"),
                message(1),
                visit("last"),
            ])
        ])
        #expect(await harness.serve { server.codes.count == 1 })
        #expect(server.types == ["open", "propose", "visit", "title", "message", "visit", "bye"])
        #expect(server.frames.filter { $0.contains(#""type":"visit""#) }.map { $0.contains("/moved") || $0.contains("/last") } == [true, true])
    }
}

/// A server that says hello, and answers frames by their types.
@MainActor private final class ScriptedServer: ServerHandler, WebSocketHandler {
    var answers: [String: String] = [:]
    private(set) var frames: [String] = []
    private(set) var codes: [UInt16?] = []
    private(set) var paths: [String] = []

    var types: [String] { frames.compactMap { (try? JSONObject(Array($0.utf8)))?["type"]?.string } }

    func respond(to request: HTTPRequest) -> HTTPResponse { HTTPResponse(status: 404, contentType: "text/plain", text: "") }

    func upgrade(_ request: HTTPRequest) -> UpgradeDecision {
        paths.append("\(request.path)?\(request.query.joined(separator: "&"))")
        return .accept(self, maximumMessageSize: 1 << 20)
    }

    func webSocketDidOpen(_ socket: WebSocket) {
        for frame in [#"{"type":"welcome"}"#, #"{"type":"app"}"#] { socket.send(Array(frame.utf8)) }
    }

    func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) {
        frames.append(String(decoding: text, as: UTF8.self))
        if let answer = types.last.flatMap({ answers[$0] }) { socket.send(Array(answer.utf8)) }
    }

    func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) { codes.append(code) }
}
