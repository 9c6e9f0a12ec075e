import Foundation
import Testing

import LWS

/// What `curl` says of a URL, from a thread of its own while the loop runs here.
private func curl(_ arguments: String...) async throws -> (head: String, body: Data) {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async {
            continuation.resume(with: Result { try runCurl(arguments) })
        }
    }
}

private func runCurl(_ arguments: [String]) throws -> (head: String, body: Data) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/curl")
    process.arguments = ["--silent", "--include", "--max-time", "10"] + arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { return (String(decoding: data, as: UTF8.self), Data()) }
    return (String(decoding: data[..<end.lowerBound], as: UTF8.self), data[end.upperBound...])
}

@Suite(.serialized) @MainActor struct HTTPTests {
    private let harness: LoopHarness
    private let server = EchoServer()

    init() throws {
        harness = try LoopHarness()
    }

    private func get(_ listener: Listener, _ arguments: String...) async throws -> (head: String, body: Data) {
        let url = "http://127.0.0.1:\(listener.port)/a/%C3%A9?q=1%262"
        var result: Result<(head: String, body: Data), any Error>?
        Task {
            do { result = .success(try await curl(url, arguments.first ?? "-s")) } catch { result = .failure(error) }
        }
        #expect(await harness.serve { result != nil })
        return try #require(result).get()
    }

    @Test func `a response arrives with its status, headers and body`() async throws {
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        server.response = HTTPResponse(
            status: 404, headers: [("content-type", "text/plain"), ("x-content-type-options", "nosniff")], body: Array("no".utf8))
        let (head, body) = try await get(listener)
        #expect(head.hasPrefix("HTTP/1.1 404"))
        #expect(head.lowercased().contains("x-content-type-options: nosniff"))
        #expect(head.lowercased().contains("content-length: 2"))
        #expect(body == Data("no".utf8))
        #expect(server.requests.first?.path == "/a/é")
        #expect(server.requests.first?.queryValue("q") == "1&2")
    }

    @Test func `a body of megabytes arrives whole`() async throws {
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        let body = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
        server.response = HTTPResponse(status: 200, headers: [], body: body)
        #expect(try await get(listener).body == Data(body))
    }

    @Test func `HEAD has the length and no body`() async throws {
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        let (head, body) = try await get(listener, "--head")
        #expect(server.requests.first?.method == "HEAD")
        #expect(head.lowercased().contains("content-length: 5"))
        #expect(body.isEmpty)
    }

    @Test func `a port in use is an error that names it`() throws {
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        let other = try LoopHarness()
        let error = #expect(throws: LWSError.self) {
            try other.loop.listen(on: .ipv4(host: "127.0.0.1", port: listener.port), handler: server)
        }
        #expect(error?.text == "Cannot listen on 127.0.0.1:\(listener.port): address already in use.")
    }

    @Test func `a loopback address is reached on that address only`() throws {
        let listener = try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server)
        let table = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
            + String(contentsOfFile: "/proc/net/tcp6", encoding: .utf8)
        let port = String(listener.port, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: 4 - port.count) + port
        let rows = table.split(separator: "\n").filter { $0.contains(":\(padded) ") && $0.contains(" 0A ") }
        #expect(rows.count == 1)
        #expect(rows.first?.contains("0100007F:\(padded)") == true)
    }
}
