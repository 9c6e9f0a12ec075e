import LWS
import LWSTestSupport
import Testing

/// A client's request, and its answer.
@Suite(.serialized) @MainActor struct HTTPCallTests {
    private let harness: LoopHarness
    private let server = EchoServer()
    private let listener: Listener

    /// What has come of a call.
    @MainActor private final class Answer {
        var status = 0
        var headers: [String: String] = [:]
        var body: [UInt8] = []
        /// The error's text, empty for none; `nil` before the end.
        var end: String?
        var ends = 0

        func take(_ event: HTTPCall.Event) {
            switch event {
            case .head(let status, let headers): (self.status, self.headers) = (status, headers)
            case .bytes(let bytes): body += bytes
            case .end(let error): (end, ends) = (error?.text ?? "", ends + 1)
            }
        }
    }

    init() throws {
        harness = try LoopHarness(subprotocols: [])
        listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
    }

    private func call(_ request: ClientRequest, port: UInt16? = nil) async -> Answer {
        let answer = Answer()
        harness.loop.call(host: "127.0.0.1", port: port ?? listener.port, request, onEvent: answer.take)
        #expect(await harness.serve { answer.end != nil })
        return answer
    }

    private func answer(to text: String, closes: Bool = true) async throws -> Answer {
        await call(ClientRequest(path: "/"), port: try RawServer(answer: text, closes: closes).port)
    }

    @Test func `an answer comes with its status, the headers that are wanted, and its body`() async {
        let body = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
        server.response = HTTPResponse(status: 404, headers: [("content-type", "text/plain"), ("x-test", "b"), ("x-other", "d")], body: body)
        var request = ClientRequest(path: "/a?b=c")
        request.headers = [("authorization", "Bearer x")]
        request.answerHeaders = ["content-type", "x-test", "x-none"]
        let answer = await call(request)
        #expect(answer.end == "" && answer.ends == 1)
        #expect(answer.status == 404)
        #expect(answer.headers == ["content-type": "text/plain", "x-test": "b"])
        let isWhole = answer.body == body
        #expect(isWhole, "\(answer.body.count) bytes")
        #expect(server.requests.map(\.path) == ["/a"] && server.requests[0].queryValue("b") == "c")
        #expect(server.requests[0].headers["authorization"] == "Bearer x")
    }

    @Test(arguments: [1, 70_000, 4 << 20]) func `a body is sent whole`(count: Int) async {
        server.bodyLimit = 5 << 20
        var request = ClientRequest(path: "/")
        (request.method, request.body) = ("POST", [UInt8](repeating: 65, count: count))
        #expect(await call(request).body == Array("hello".utf8))
        #expect(server.requests.map(\.body.count) == [count])
    }

    @Test(arguments: [0, 300]) func `an answer without a body ends`(status: Int) async throws {
        let head = status == 0 ? "HTTP/1.1 204 No Content\r\n\r\n" : "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"
        let answer = try await answer(to: head)
        #expect(answer.end == "" && answer.body.isEmpty)
    }

    @Test func `a redirect is an answer like any other`() async throws {
        let other = try RawServer(answer: "")
        let first = try RawServer(answer: "HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:\(other.port)/\r\ncontent-length: 2\r\n\r\nno")
        var request = ClientRequest(path: "/")
        request.headers = [("authorization", "Bearer x")]
        request.answerHeaders = ["location"]
        let answer = await call(request, port: first.port)
        #expect(answer.status == 302 && answer.headers["location"] == "http://127.0.0.1:\(other.port)/")
        #expect(answer.body == Array("no".utf8))
        #expect(first.received.contains("Bearer x") && other.received == "")
    }

    @Test(arguments: [
        ("transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n", "abcde"), ("content-length: 5\r\n\r\nabcde", "abcde"),
        ("\r\nabcde", "abcde"),
    ]) func `a body tells its end in each of the three ways`(text: String, body: String) async throws {
        let answer = try await answer(to: "HTTP/1.1 200 OK\r\n" + text)
        #expect(answer.body == Array(body.utf8) && answer.end == "")
    }

    @Test func `a body that is cut off is an error`() async throws {
        let answer = try await answer(to: "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nabc")
        #expect(answer.end == "the connection ended within the answer" && answer.ends == 1)
    }

    @Test(arguments: [
        "ffffffff\r\nabc", "80000000\r\nabc", "fffffffffffffffff\r\nabc", "-1\r\nabc", "x\r\n", "1\r\nabc", "\r\n", "1;a=b\r\na\r\n0\r\n\r\n",
    ]) func `chunks of a hostile size end the call, and nothing else`(chunk: String) async throws {
        let answer = try await answer(to: "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n" + chunk)
        #expect(answer.ends == 1 && answer.body.count <= 3)
        #expect(await call(ClientRequest(path: "/")).status == 200)
    }

    @Test(arguments: ["", "x\r\n\r\n", "HTTP/1.1\r\n\r\n", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nx: " + String(repeating: "y", count: 200_000)])
    func `what is no answer is an error`(text: String) async throws {
        let answer = try await answer(to: text)
        #expect(answer.end?.isEmpty == false && answer.ends == 1 && answer.body.isEmpty)
    }

    @Test func `a server that says nothing is left after the patience, and one that speaks is not`() async throws {
        let mute = try RawServer(answer: "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nabc", closes: false)
        var request = ClientRequest(path: "/")
        request.patience = .milliseconds(300)
        let answer = await call(request, port: mute.port)
        #expect(answer.body == Array("abc".utf8) && answer.end == "it has said nothing for 0.3 seconds")
    }

    @Test func `a call that is cancelled tells nothing more`() async throws {
        let answer = Answer()
        let call = harness.loop.call(host: "127.0.0.1", port: listener.port, ClientRequest(path: "/"), onEvent: answer.take)
        call.cancel()
        _ = await self.call(ClientRequest(path: "/"))
        #expect(answer.ends == 0 && answer.status == 0)
    }

    @Test func `a head that libwebsockets would cut is not sent`() async {
        let answer = await call(ClientRequest(path: "/" + String(repeating: "x", count: 3600)))
        #expect(answer.end == "its address and headers have more than 3500 bytes")
        #expect(server.requests.isEmpty)
    }

    @Test func `nobody at the port is an error`() async {
        #expect(await call(ClientRequest(path: "/"), port: 1).end?.isEmpty == false)
    }
}
