import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// Manual actions on a page, over real sockets.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct PageRouteTests {
    private static let page = "/viaduct/api/pages/\(RelayHarness.page.short)"
    private static let message = #"{"type":"message","message":{"id":"1","component":"form","event":"connect","data":{}}}"#

    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    private func open() async -> (socket: WebSocket, client: RecordingClient) {
        let (socket, client) = await relay.connect()
        socket.send(Array(#"{"type":"open","url":"http://localhost:3000/a","title":"Home","platform":"ios"}"#.utf8))
        #expect(await relay.serve { relay.server.pages.values.contains { $0.url == "http://localhost:3000/a" } })
        return (socket, client)
    }

    /// Leaves out the acknowledgements, which the server may send at any time.
    private func frames(_ client: RecordingClient) -> [String] { client.received.filter { !$0.contains(#""type":"ack""#) } }

    /// The kinds of all events in the trace.
    private var kinds: [String] {
        let room = relay.server.traces.room("default")
        return (room.first..<room.end).compactMap { room.record($0)?.kind }
    }

    private func replies(_ client: RecordingClient) -> [String] { client.received.filter { $0.contains(#""type":"reply""#) } }

    // MARK: Frames by hand

    @Test func `the pages of a room are listed with what they have told`() async throws {
        let (socket, _) = await open()
        socket.send(Array(#"{"type":"title","title":"“Quoted”\n"}"#.utf8))
        #expect(await relay.serve { relay.server.pages.values.contains { $0.title.hasPrefix("“") } })
        let list = try JSONObject(Array(try await relay.ask("GET", "/viaduct/api/pages").text.utf8))
        #expect(
            list["pages"]?.json
                == #"[{"page":"01234567","url":"http://localhost:3000/a","title":"“Quoted”\n","platform":"ios","app":"Echo","components":["echo"],"hidden":[],"isConnected":true}]"#
        )
        #expect(try await relay.ask("GET", "/viaduct/api/pages?room=other").text == #"{"pages":[]}"#)
    }

    @Test func `a frame by hand reaches the app as the page's own, and the page as the app's own`() async throws {
        let (socket, client) = await open()
        #expect(try await relay.ask("POST", "\(Self.page)/frames", #"{"from":"page","frame":\#(Self.message)}"#).status == 204)
        #expect(await relay.serve { !replies(client).isEmpty })
        let reply = #"{"type":"reply","message":{"id":"7","component":"form","event":"connect","data":{"by":"hand"}}}"#
        #expect(try await relay.ask("POST", "\(Self.page)/frames", #"{"from":"native","frame":\#(reply)}"#).status == 204)
        #expect(await relay.serve { client.received.contains(reply) })
        socket.close(.goingAway, reason: "")
    }

    @Test(arguments: [
        ("", "one JSON object"), ("[]", "one JSON object"), (#"{"from":"page"}"#, "“frame” has to be an object"),
        (#"{"from":"page","frame":[]}"#, "“frame” has to be an object"),
        (#"{"from":"viaduct","frame":{}}"#, "has to be “page” or “native”"),
        (#"{"from":"page","frame":{"type":"bye"}}"#, "The page itself sends"),
        (#"{"from":"page","frame":{"type":"message"}}"#, "no object “message”"),
        (#"{"from":"native","frame":{"type":"evaluate","script":"1"}}"#, "“reply” or a “move”"),
        (#"{"from":"native","frame":{"type":"move","action":"home"}}"#, "“action” is “home” and has to be one of “advance”"),
        (#"{"from":"native","frame":{"type":"move","action":"load"}}"#, "The frame “move” has no “url”"),
        (#"{"from":"native","frame":{"type":"move","action":"back","steps":0}}"#, "“steps” has to be a whole number from 1"),
        (#"{"from":"native","frame":{"type":"reply"}}"#, "no object “message”"),
        (#"{"from":"native","frame":{"type":"reply","message":{"id":1}}}"#, "id"),
    ])
    func `what is no frame says what it has to be`(body: String, text: String) async throws {
        let (_, client) = await open()
        let count = frames(client).count
        let response = try await relay.ask("POST", "\(Self.page)/frames", body)
        #expect(response.status == 400)
        #expect(response.text.contains(text))
        #expect(frames(client).count == count)
    }

    @Test func `a body has to be JSON, of a size that is read, for a page that is there`() async throws {
        _ = await open()
        let url = "http://127.0.0.1:\(relay.port)\(Self.page)/frames"
        let bearer = "Authorization: Bearer \(RelayHarness.token)"
        #expect(try await relay.harness.curl([url, "--header", bearer, "--data", "{}"]).status == 415)
        let large = FileManager.default.temporaryDirectory.appending(path: "large-\(UUID())")
        try Data(count: Route.largestBody + 1).write(to: large)
        defer { try? FileManager.default.removeItem(at: large) }
        let refused = try await relay.harness.curl([
            url, "--header", bearer, "--header", "Content-Type: application/json", "--data-binary", "@\(large.path())",
        ])
        #expect(refused.status == 413)
        #expect(refused.text.hasSuffix("bytes. (VD-API-1)\n"))
        #expect(try await relay.ask("POST", "/viaduct/api/pages/89abcdef/frames", "{}").status == 404)
        #expect(try await relay.ask("POST", "\(Self.page)/frames?room=other", "{}").status == 404)
        #expect(try await relay.ask("POST", "\(Self.page)/other", "{}").status == 404)
        #expect(try await relay.ask("GET", "\(Self.page)/frames").headers["allow"] == "POST")
    }

    @Test func `nothing is done to a page that was left, until it is back`() async throws {
        let (socket, client) = await open()
        socket.send(Array(#"{"type":"leave"}"#.utf8))
        #expect(await relay.serve { client.isClosed })
        #expect(try await relay.ask("GET", "/viaduct/api/pages").text.contains(#""isConnected":false"#))
        let refused = try await relay.ask("POST", "\(Self.page)/frames", #"{"from":"page","frame":\#(Self.message)}"#)
        #expect(refused.status == 409)
        #expect(refused.text.contains("go back to it"))
        #expect(!kinds.contains("message"))
        _ = await relay.connect()
        #expect(try await relay.ask("POST", "\(Self.page)/frames", #"{"from":"page","frame":\#(Self.message)}"#).status == 204)
    }

    @Test func `without the secret no body is read and nothing is done`() async throws {
        let (_, client) = await open()
        let count = frames(client).count
        for path in ["frames", "replies", "highlight", "cut", "restart"] {
            let response = try await relay.curl(
                "\(Self.page)/\(path)", "--request", "POST", "--header", "Content-Type: application/json", "--data", "{}")
            #expect(response.status == 401)
        }
        #expect(try await relay.curl("/viaduct/api/components", "--request", "PUT", "--data", #"{"hidden":["form"]}"#).status == 401)
        #expect(frames(client).count == count)
    }

    @Test func `a page whose session is over takes nothing`() async throws {
        let (socket, _) = await relay.connect()
        relay.server.pages.values.first?.free()
        #expect(try await relay.ask("POST", "\(Self.page)/restart", "{}").status == 404)
        socket.close(.goingAway, reason: "")
    }

    // MARK: The parts of a component

    @Test func `a page is told which component to show, and the trace is not`() async throws {
        let (_, client) = await open()
        #expect(try await relay.ask("PUT", "\(Self.page)/highlight", #"{"component":"fo\"rm","scroll":true}"#).status == 204)
        #expect(try await relay.ask("PUT", "\(Self.page)/highlight", "{}").status == 204)
        let shown = { client.received.filter { $0.contains("highlight") } }
        #expect(await relay.serve { shown().count == 2 })
        #expect(shown() == [#"{"type":"highlight","component":"fo\"rm","scroll":true}"#, #"{"type":"highlight"}"#])
        let trace = relay.server.traces.room("default")
        #expect(!(trace.first..<trace.end).contains { trace.record($0)?.kind == "highlight" })
    }

    @Test(arguments: [
        "", "[]", #"{"component":1}"#, #"{"component":""}"#, #"{"component":"a","scroll":1}"#,
        "{\"component\":\"\(String(repeating: "x", count: Highlight.longestName + 1))\"}",
    ])
    func `what is no component is not shown`(body: String) async throws {
        let (_, client) = await open()
        #expect(try await relay.ask("PUT", "\(Self.page)/highlight", body).status == 400)
        #expect(try await relay.ask("POST", "\(Self.page)/highlight", "{}").headers["allow"] == "PUT")
        #expect(!client.received.contains { $0.contains("highlight") })
    }

    @Test func `a refusal ends with the code of its explanation`() async throws {
        _ = await open()
        let refusals = [
            try await relay.ask("POST", "\(Self.page)/cut", #"{"duration":-1}"#), try await relay.ask("POST", Self.page, "{}"),
            try await relay.ask("POST", "/viaduct/api/trace", "{}"), try await relay.curl("\(Self.page)/restart", "--request", "POST"),
        ]
        #expect(refusals.map(\.status) == [400, 404, 405, 401])
        let codes = refusals.map { $0.text.suffix(11) }
        #expect(codes == ["(VD-API-1)\n", "(VD-API-2)\n", "(VD-API-1)\n", "(VD-API-4)\n"])
    }

    // MARK: The network and the app by hand

    @Test func `replies are delayed, doubled and withheld`() async throws {
        let (socket, client) = await open()
        func send() { socket.send(Array(Self.message.utf8)) }
        #expect(try await relay.ask("PUT", "\(Self.page)/replies", #"{"copies":2,"delay":50}"#).status == 204)
        let start = ContinuousClock.now
        send()
        #expect(await relay.serve { replies(client).count == 2 })
        #expect(ContinuousClock.now - start >= .milliseconds(50))
        #expect(try await relay.ask("PUT", "\(Self.page)/replies", #"{"copies":0}"#).status == 204)
        send()
        #expect(await relay.serve { kinds.last == "withheld" })
        #expect(try await relay.ask("PUT", "\(Self.page)/replies", "{}").status == 204)
        #expect(replies(client).count == 2)
        send()
        #expect(await relay.serve { replies(client).count == 3 })
        #expect(try await relay.ask("PUT", "\(Self.page)/replies", #"{"delay":60001}"#).text.contains("from 0 to 60000"))
    }

    @Test func `replies are withheld however their app writes its JSON`() async throws {
        let (app, _) = await relay.connectApp()
        app.send(Array(#"{"type":"register","name":"mine","platform":"ios","components":["form"]}"#.utf8))
        #expect(await relay.serve { relay.server.apps.remote.count == 1 })
        let (_, client) = await open()
        #expect(try await relay.ask("PUT", "\(Self.page)/replies", #"{"copies":0}"#).status == 204)
        let message = #""message": {"id": "1", "component": "form", "event": "connect", "data": {"type": "haptic"}}"#
        for frame in [#"{"type": "reply", \#(message)}"#, "{ \(message) ,\n\"type\" :\"reply\"}", #"{"type":"haptic", "feedback":"reply"}"#] {
            app.send(Array(#"{"page": "\#(RelayHarness.page)", "frame": \#(frame)}"#.utf8))
        }
        #expect(await relay.serve { client.received.last?.contains(#""feedback":"reply""#) == true })
        #expect(!client.received.contains { $0.contains("message") })
        #expect(kinds.filter { $0 == "withheld" }.count == 2)
    }

    @Test func `of delayed replies only so many wait, and none is lost when the delay ends`() async throws {
        let (socket, client) = await open()
        _ = try await relay.ask("PUT", "\(Self.page)/replies", #"{"delay":60000}"#)
        for _ in 0..<(ReplyShaper.maximumWaiting + 10) { socket.send(Array(Self.message.utf8)) }
        #expect(await relay.serve { replies(client).count == 10 })
        _ = try await relay.ask("PUT", "\(Self.page)/replies", "{}")
        #expect(await relay.serve { replies(client).count == ReplyShaper.maximumWaiting + 10 })
    }

    @Test func `a connection that was cut stays away for its time`() async throws {
        let (_, client) = await open()
        #expect(try await relay.ask("POST", "\(Self.page)/cut", #"{"duration":60000}"#).status == 204)
        #expect(await relay.serve { client.isClosed })
        let (_, next) = await relay.connect()
        #expect(next.isClosed && !next.isOpen)
        #expect(try await relay.ask("POST", "\(Self.page)/cut", #"{"duration":0}"#).status == 204)
        let (_, last) = await relay.connect()
        #expect(last.isOpen)
    }

    @Test func `an app that was restarted meets the page anew`() async throws {
        let (_, client) = await open()
        let apps = client.received.filter { $0.contains(#""type":"app""#) }.count
        #expect(try await relay.ask("POST", "\(Self.page)/restart", "{}").status == 204)
        #expect(await relay.serve { client.received.filter { $0.contains(#""type":"app""#) }.count == apps + 1 })
    }

    @Test func `a cut that is longer than a session waits stays until its end`() async throws {
        let relay = try RelayHarness(resumeTime: .milliseconds(10))
        let (_, client) = await relay.connect()
        #expect(await relay.serve { client.received.contains { $0.contains("welcome") } })
        #expect(try await relay.ask("POST", "\(Self.page)/cut", #"{"duration":60000}"#).status == 204)
        #expect(await relay.serve { client.isClosed && relay.server.pages.isEmpty })
        let (_, next) = await relay.connect()
        #expect(next.isClosed && !next.isOpen)
    }

    @Test func `a hidden component is in no list of its room`() async throws {
        let (_, client) = await open()
        #expect(
            try await relay.ask("PUT", "/viaduct/api/components", #"{"hidden":["echo"]}"#).text
                == #"{"hidden":["echo"],"version":null,"versions":[]}"#)
        #expect(
            await relay.serve {
                client.received.last?.contains(#""type":"app""#) == true && client.received.last?.contains(#""components":[]"#) == true
            })
        #expect(client.received.last?.contains(#""hidden":{"echo":"room"}"#) == true)
        #expect(relay.server.app(in: "other", platform: .ios, name: nil).components == ["echo"])
        #expect(try await relay.ask("PUT", "/viaduct/api/components", #"{"hidden":"form"}"#).status == 400)
        #expect(try await relay.ask("PUT", "/viaduct/api/components", #"{"hidden":[]}"#).text == #"{"hidden":[],"version":null,"versions":[]}"#)
        #expect(await relay.serve { client.received.last?.contains(#""components":["echo"]"#) == true })
    }

    @Test func `a message to a hidden component reaches no app, and says why`() async throws {
        let (socket, client) = await open()
        #expect(try await relay.ask("PUT", "/viaduct/api/components", #"{"hidden":["form"]}"#).status == 200)
        socket.send(Array(#"{"type":"open","url":"http://localhost:3000/a","title":"Home","platform":"ios"}"#.utf8))
        socket.send(Array(Self.message.utf8))
        #expect(await relay.serve { client.received.contains { $0.contains("VD-HIDDEN-3") } })
        let notice = try #require(client.received.first { $0.contains("VD-HIDDEN-3") })
        #expect(notice.contains(#""code":"unknown-component""#) && notice.contains(#""id":"1","component":"form","event":"connect""#))
        #expect(try await relay.ask("POST", "\(Self.page)/frames", #"{"from":"page","frame":\#(Self.message)}"#).status == 204)
        socket.send(Array(Self.message.replacing("form", with: "echo").utf8))
        #expect(await relay.serve { replies(client).count == 1 })
        #expect(relay.app.sessions.last?.frames.count == 2)
        #expect(replies(client).allSatisfy { $0.contains("echo") })
    }

    @Test func `only so many rooms hide components`() async throws {
        for room in 0..<64 { #expect(try await relay.ask("PUT", "/viaduct/api/components?room=r\(room)", #"{"hidden":["form"]}"#).status == 200) }
        #expect(try await relay.ask("PUT", "/viaduct/api/components", #"{"hidden":["form"]}"#).status == 409)
        #expect(try await relay.ask("PUT", "/viaduct/api/components?room=r1", #"{"hidden":[]}"#).status == 200)
        #expect(try await relay.ask("PUT", "/viaduct/api/components", #"{"hidden":["form"]}"#).status == 200)
    }
}
