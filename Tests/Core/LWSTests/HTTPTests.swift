import Foundation
import LWS
import LWSTestSupport
import Testing

@Suite(.serialized) @MainActor struct HTTPTests {
    private let harness: LoopHarness
    private let server = EchoServer()

    init() throws {
        harness = try LoopHarness(subprotocols: [])
    }

    private func get(_ listener: Listener, _ arguments: String...) async throws -> CurlResponse {
        try await harness.curl(["http://127.0.0.1:\(listener.port)/a/%C3%A9?q=1%262"] + arguments)
    }

    @Test func `a response arrives with its status, headers and body`() async throws {
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        server.response = HTTPResponse(
            status: 404, headers: [("content-type", "text/plain"), ("x-content-type-options", "nosniff")],
            body: Array("no".utf8))
        let response = try await get(listener)
        #expect(response.status == 404)
        #expect(response.headers["x-content-type-options"] == "nosniff")
        #expect(response.headers["content-length"] == "2")
        #expect(response.text == "no")
        #expect(server.requests.first?.path == "/a/é")
        #expect(server.requests.first?.queryValue("q") == "1&2")
    }

    @Test(arguments: ["/a%0Ab", "/a%0Db?c", "/a?b=%0Ac&d=e"]) func `a line break in an address stays in it`(path: String) async throws {
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        _ = try await harness.curl(["http://127.0.0.1:\(listener.port)\(path)"])
        _ = try await harness.curl(["http://127.0.0.1:\(listener.port)/a"])
        #expect(server.requests.map(\.path) == ["/a\n", "/a"])
    }

    @Test func `a server reads the headers that it asks for`() async throws {
        server.requestHeaders = ["x-test"]
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        _ = try await get(listener, "--header", "X-Test: a b", "--header", "x-other: c", "--header", "Sec-Fetch-Site: none")
        let headers = try #require(server.requests.first?.headers)
        #expect(headers["x-test"] == "a b")
        #expect(headers["x-other"] == nil)
        #expect(headers["sec-fetch-site"] == "none")
    }

    @Test func `a body of megabytes arrives whole`() async throws {
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        let body = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
        server.response = HTTPResponse(status: 200, headers: [], body: body)
        #expect(try await get(listener).body == Data(body))
    }

    @Test func `HEAD has the length and no body`() async throws {
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        let response = try await get(listener, "--head")
        #expect(server.requests.first?.method == "HEAD")
        #expect(response.headers["content-length"] == "5")
        #expect(response.body.isEmpty)
    }

    @Test func `a port in use is an error that names it`() throws {
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        let other = try LoopHarness(subprotocols: [])
        let error = #expect(throws: LWSError.self) {
            try other.loop.listen(on: .ipv4(host: "127.0.0.1", port: listener.port), handler: server)
        }
        #expect(error?.text == "Cannot listen on 127.0.0.1:\(listener.port): address already in use.")
    }

    @Test(arguments: ["127.0.0.1", "127.0.0.2", "localhost", "evil.test", ":"])
    func `a listener answers what has come to its address, whatever the host`(host: String) async throws {
        let other = EchoServer()
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        _ = try harness.loop.listen(on: .ipv4(host: "127.0.0.2", port: listener.port), handler: other)
        for (number, handler) in [(1, server), (2, other)] as [(UInt32, EchoServer)] {
            let client = try RawClient(port: listener.port, host: number)
            try client.request(["GET / HTTP/1.1", "Host: \(host)"])
            #expect(await harness.serve { !client.read().isEmpty })
            #expect(handler.requests.count == 1)
        }
    }

    @Test func `a loopback address is reached on that address only`() async throws {
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        #expect(try await harness.curl(["http://127.0.0.1:\(listener.port)/"]).status == 200)
        for other in ["127.0.0.2", "[::1]"] {
            await #expect(throws: CurlResponse.NoResponse.self) {
                try await harness.curl(["http://\(other):\(listener.port)/"])
            }
        }
    }
}
