import Foundation
import LWS
import LWSTestSupport
import Testing

/// Bodies of requests, and bodies of responses that have no end of their own.
@Suite(.serialized) @MainActor struct HTTPBodyTests {
    private let harness: LoopHarness
    private let server = EchoServer()
    private let listener: Listener

    init() throws {
        harness = try LoopHarness(subprotocols: [])
        listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
    }

    private func post(bytes count: Int) async throws -> CurlResponse {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(repeating: 65, count: count).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await harness.curl([
            "http://127.0.0.1:\(listener.port)/", "--data-binary", "@\(file.path)", "--header", "Expect:",
        ])
    }

    @Test(arguments: [1, 4096, 300_000]) func `a body up to the limit arrives whole`(_ count: Int) async throws {
        server.bodyLimit = 300_000
        #expect(try await post(bytes: count).text == "hello")
        #expect(server.requests.map(\.body) == [[UInt8](repeating: 65, count: count)])
    }

    @Test func `a body over the limit is refused before it is read`() async throws {
        server.bodyLimit = 1000
        let response = try await post(bytes: 1001)
        #expect(response.status == 413)
        #expect(response.text == "The request's body may have at most 1000 bytes.\n")
        #expect(server.requests.isEmpty)
    }

    @Test func `a request whose body nobody reads is answered at once`() async throws {
        #expect(try await post(bytes: 5000).text == "hello")
        #expect(server.requests.map(\.body) == [[]])
    }

    @Test(arguments: [
        ("content-length: -1", "400"), ("content-length: x", "400"), ("content-length: +3", "400"), ("content-length: 0x3", "400"),
        ("content-length: 3, 3", "400"), ("content-length: 3 3", "400"), ("content-length: 3\r\ncontent-length: 3", "400"),
        ("content-length: 1001", "413"), ("content-length: 99999999999999999999999", "413"), ("content-length: 3 ", "200"),
        ("content-length: 03", "200"), ("accept: x", "200"),
    ])
    func `a length has to be a number, and not too large`(header: String, status: String) async throws {
        server.bodyLimit = 1000
        let client = try RawClient(port: listener.port)
        try client.request(["POST / HTTP/1.1", "host: localhost", header])
        try client.send(Array("abc".utf8))
        #expect(await harness.serve { client.read().range(of: Data("HTTP/1.1 \(status)".utf8)) != nil })
        #expect(server.requests.map(\.body) == (status == "200" ? [header == "accept: x" ? [] : Array("abc".utf8)] : []))
    }

    @Test(arguments: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
    func `a body of an unknown end is never taken for the next request`(method: String) async throws {
        for limit in [0, 1000] {
            server.bodyLimit = limit
            for (header, status) in [
                ("transfer-encoding: chunked", "411"), ("transfer-encoding: x\r\ncontent-length: 3", "411"), ("content-length: x", "400"),
            ] {
                let client = try RawClient(port: listener.port)
                try client.send(Array("\(method) /outer HTTP/1.1\r\nhost: a\r\n\(header)\r\n\r\nGET /inner HTTP/1.1\r\nhost: a\r\n\r\n".utf8))
                var read = Data()
                #expect(
                    await harness.serve {
                        read += client.read()
                        return client.hasEnded
                    })
                let answers = String(decoding: read, as: UTF8.self)
                #expect(answers.hasPrefix("HTTP/1.1 \(status)"))
                #expect(answers.ranges(of: "HTTP/1.1 ").count == 1)
            }
        }
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: [0, 1000], [false, true])
    func `a request with a body that does not wait for an answer is refused, and others are served`(limit: Int, isHalfClosed: Bool) async throws {
        server.bodyLimit = limit
        let client = try RawClient(port: listener.port)
        try client.send(Array("GET /first HTTP/1.1\r\nhost: a\r\n\r\nPOST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\nabcGET /".utf8))
        if isHalfClosed { client.finish() }
        var read = Data()
        #expect(
            await harness.serve {
                read += client.read()
                return client.hasEnded
            })
        #expect(String(decoding: read, as: UTF8.self).ranges(of: "HTTP/1.1 ").count == 2)
        #expect(read.range(of: Data("HTTP/1.1 400".utf8)) != nil)
        #expect(server.requests.map(\.path) == ["/first"])
    }

    @Test(arguments: [0, 1000]) func `requests with bodies that wait for their answers are served on one connection`(limit: Int) async throws {
        server.bodyLimit = limit
        let client = try RawClient(port: listener.port)
        for count in 1...3 {
            try client.request(["POST /\(count) HTTP/1.1", "host: a", "content-length: 3"])
            try client.send(Array("abc".utf8))
            #expect(await harness.serve { client.read().range(of: Data("hello".utf8)) != nil })
        }
        #expect(server.requests.map(\.path) == ["/1", "/2", "/3"])
        #expect(server.requests.map(\.body) == .init(repeating: limit == 0 ? [] : Array("abc".utf8), count: 3))
    }

    @Test func `the cookies of all ports of a host are read`() async throws {
        let client = try RawClient(port: listener.port)
        try client.request(["GET / HTTP/1.1", "host: localhost", "cookie: a=\(String(repeating: "x", count: 60_000))"])
        #expect(await harness.serve { client.read().range(of: Data("HTTP/1.1 200".utf8)) != nil })
        #expect(server.requests.first?.headers["cookie"]?.utf8.count == 60_002)
    }

    @Test func `a stream is read as it is written, and ends with its source`() async throws {
        let source = Pieces(["data: 1\n\n", "data: 2\n\n"])
        server.response = source.response
        let response = try await harness.curl(["http://127.0.0.1:\(listener.port)/"])
        #expect(response.text == "data: 1\n\ndata: 2\n\n")
        #expect(response.headers["content-length"] == nil)
        #expect(response.headers["connection"] == "close")
        #expect(source.hasClosed)
    }

    @Test func `a stream waits until it is woken`() async throws {
        let source = Pieces(["one"])
        source.ends = false
        server.response = source.response
        let client = try RawClient(port: listener.port)
        try client.request(["GET / HTTP/1.1", "host: localhost"])
        #expect(await harness.serve { client.read().range(of: Data("one".utf8)) != nil })
        source.pieces = ["two"]
        source.stream?.wake()
        #expect(await harness.serve { client.read().range(of: Data("two".utf8)) != nil })
    }

    @Test func `a stream is told that its reader has gone when it writes`() async throws {
        let source = Pieces(["one"])
        source.ends = false
        server.response = source.response
        var client: RawClient? = try RawClient(port: listener.port)
        try client?.request(["GET / HTTP/1.1", "host: localhost"])
        #expect(await harness.serve { client?.read().isEmpty == false })
        client = nil
        source.pieces = ["more"]
        source.isEndless = true
        source.stream?.wake()
        #expect(await harness.serve { source.hasClosed })
    }

    @Test func `a reader who stops reading makes its source wait`() async throws {
        let source = Pieces([String(repeating: "x", count: 64 * 1024)])
        source.isEndless = true
        server.response = source.response
        let client = try RawClient(port: listener.port)
        try client.request(["GET / HTTP/1.1", "host: localhost"])
        var (last, turns) = (0, 0)
        // The kernel's buffers fill up, and nothing else.
        #expect(
            await harness.serve {
                turns = source.taken > 0 && source.taken == last ? turns + 1 : 0
                last = source.taken
                return turns > 100
            })
        #expect(source.taken < 200)
        #expect(!client.hasEnded)
    }
}

/// A body of some pieces.
@MainActor private final class Pieces: HTTPStreamSource {
    var pieces: [String]
    var ends = true
    /// Whether it repeats its first piece without end.
    var isEndless = false
    private(set) var taken = 0
    private(set) var hasClosed = false
    weak var stream: HTTPStream?

    init(_ pieces: [String]) {
        self.pieces = pieces
    }

    var response: HTTPResponse {
        let stream = HTTPStream(source: self)
        self.stream = stream
        return HTTPResponse(status: 200, headers: [("content-type", "text/event-stream")], stream: stream)
    }

    func next() -> HTTPStreamPiece {
        guard let first = pieces.first else { return ends ? .end : .nothing }
        taken += 1
        if !isEndless { pieces.removeFirst() }
        return .bytes(Array(first.utf8))
    }

    func streamDidClose() { hasClosed = true }
}
