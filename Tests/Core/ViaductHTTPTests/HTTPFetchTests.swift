import Foundation
import FoundationNetworking
import LWSTestSupport
import Testing

@testable import ViaductHTTP

/// A server may be slow to accept on a busy machine, so each test has a minute.
@Suite(.serialized, .timeLimit(.minutes(1))) struct HTTPFetchTests {
    private func answer(_ text: String, closes: Bool = true) throws -> (server: RawServer, url: URL) {
        let server = try RawServer(answer: text.replacing("\n", with: "\r\n"), closes: closes)
        return (server, try #require(URL(string: "http://127.0.0.1:\(server.port)/first?a=b")))
    }

    private func error(_ request: URLRequest, _ fetch: HTTPFetch = HTTPFetch()) async -> URLError? {
        await #expect(throws: URLError.self) { try await fetch.data(for: request) }
    }

    @Test func `an answer has its status, its headers and its body`() async throws {
        let (server, url) = try answer("HTTP/1.1 404 Not Found\nX-One: 1\nContent-Length: 4\n\nbody")
        let (data, response) = try await HTTPFetch().data(for: URLRequest(url: url))
        #expect((response.statusCode, String(decoding: data, as: UTF8.self)) == (404, "body"))
        #expect(response.value(forHTTPHeaderField: "x-one") == "1")
        #expect(response.url == url)
        #expect(server.received.hasPrefix("GET /first?a=b HTTP/1.1\r\n"))
    }

    @Test func `a header's value may begin with a combining mark`() {
        var answer = Answer()
        answer.add(headLine: "X-Mark:\u{301}a")
        #expect(answer.headers.map(\.value) == ["\u{301}a"])
    }

    @Test func `the answer before the answer is none`() async throws {
        let (_, url) = try answer("HTTP/1.1 103 Early Hints\nX-Early: 1\n\nHTTP/1.1 200 OK\nContent-Length: 0\n\n")
        let (_, response) = try await HTTPFetch().data(for: URLRequest(url: url))
        #expect(response.statusCode == 200)
        #expect(response.value(forHTTPHeaderField: "X-Early") == nil)
    }

    @Test(arguments: [("GET", 302, "GET"), ("POST", 302, "GET"), ("POST", 307, "POST"), ("HEAD", 301, "HEAD")])
    func `a redirect is followed by the method that it asks for`(method: String, status: Int, next: String) async throws {
        let (last, target) = try answer("HTTP/1.1 200 OK\nContent-Length: 0\n\n")
        let (_, url) = try answer("HTTP/1.1 \(status) Found\nLocation: \(target.absoluteString)\nContent-Length: 0\n\n")
        var request = URLRequest(url: url)
        request.httpMethod = method
        let (_, response) = try await HTTPFetch().data(for: request)
        #expect((response.statusCode, response.url) == (200, target))
        #expect(last.received.hasPrefix("\(next) /first?a=b HTTP/1.1\r\n"))
    }

    @Test func `a secret of one server does not go along to another`() async throws {
        let (last, target) = try answer("HTTP/1.1 200 OK\nContent-Length: 0\n\n")
        let (first, url) = try answer("HTTP/1.1 302 Found\nLocation: \(target.absoluteString)\nContent-Length: 0\n\n")
        var request = URLRequest(url: url)
        request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
        request.setValue("yes", forHTTPHeaderField: "X-Kept")
        _ = try await HTTPFetch().data(for: request)
        #expect(first.received.contains("Bearer secret"))
        #expect(!last.received.contains("secret"))
        #expect(last.received.contains("X-Kept: yes"))
    }

    @Test(arguments: ["ftp://127.0.0.1/", "file:///etc/passwd"])
    func `a redirect leads to no other protocol`(target: String) async throws {
        let (_, url) = try answer("HTTP/1.1 302 Found\nLocation: \(target)\nContent-Length: 0\n\n")
        #expect(await error(URLRequest(url: url))?.code == .unsupportedURL)
    }

    @Test func `a server that says nothing is not waited for longer than the request says`() async throws {
        let (_, url) = try answer("", closes: false)
        #expect(await error(URLRequest(url: url, timeoutInterval: 0.2))?.code == .timedOut)
    }

    @Test func `the two time limits and the headers of a configuration count`() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = ["X-Additional": "one", "X-Both": "of the configuration"]
        configuration.timeoutIntervalForResource = 0.2
        let (server, url) = try answer("", closes: false)
        var request = URLRequest(url: url)
        request.setValue("of the request", forHTTPHeaderField: "X-Both")
        #expect(await error(request, HTTPFetch(configuration))?.code == .timedOut)
        #expect(server.received.contains("X-Additional: one\r\n"))
        #expect(server.received.contains("X-Both: of the request\r\n"))

        configuration.timeoutIntervalForResource = .infinity
        configuration.timeoutIntervalForRequest = 0.2
        let (_, other) = try answer("", closes: false)
        #expect(await error(URLRequest(url: other), HTTPFetch(configuration))?.code == .timedOut)
    }

    @Test func `a cookie goes back to its server, and one whose date has a comma too`() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        let cookies = "Set-Cookie: a=1; Expires=Wed, 09 Jun 2100 10:18:14 GMT\nSet-Cookie: b=2\n"
        let (_, url) = try answer("HTTP/1.1 200 OK\n\(cookies)Content-Length: 0\n\n")
        _ = try await HTTPFetch(configuration).data(for: URLRequest(url: url))
        let (second, again) = try answer("HTTP/1.1 200 OK\nContent-Length: 0\n\n")
        _ = try await HTTPFetch(configuration).data(for: URLRequest(url: again))
        let sent = second.received.split(separator: "\r\n").first { $0.hasPrefix("Cookie:") }
        #expect(sent?.contains("a=1") == true)
        #expect(sent?.contains("b=2") == true)
    }

    @Test func `a header's value begins no other header`() async throws {
        let (server, url) = try answer("HTTP/1.1 200 OK\nContent-Length: 0\n\n")
        var request = URLRequest(url: url)
        request.setValue("a\r\nX-Injected: 1", forHTTPHeaderField: "X-Given")
        _ = try? await HTTPFetch().data(for: request)
        #expect(!server.received.contains("\nX-Injected"))
    }

    @Test func `nobody at the address, an answer that breaks off and one that is none are errors`() async throws {
        let nobody = try #require(URL(string: "http://127.0.0.1:1/"))
        #expect(await error(URLRequest(url: nobody))?.code == .cannotConnectToHost)
        let (_, broken) = try answer("HTTP/1.1 200 OK\nContent-Length: 10\n\nabc")
        #expect(await error(URLRequest(url: broken))?.code == .networkConnectionLost)
        let (_, none) = try answer("hello\n\n")
        #expect(await error(URLRequest(url: none)) != nil)
    }

    @Test func `a head without an end is refused`() async throws {
        let (_, url) = try answer("HTTP/1.1 200 OK\n" + String(repeating: "X-A: \(String(repeating: "a", count: 1000))\n", count: 1000) + "\n")
        #expect(await error(URLRequest(url: url)) != nil)
    }

    @Test func `a request ends with its task`() async throws {
        let (server, url) = try answer("", closes: false)
        let task = Task { await error(URLRequest(url: url)) }
        while !server.received.contains("\r\n\r\n") { try await Task.sleep(for: .milliseconds(5)) }
        task.cancel()
        #expect(await task.value?.code == .cancelled)
    }

    @Test func `many requests at once are all answered`() async throws {
        let servers = try (0..<40).map { try answer("HTTP/1.1 200 OK\nContent-Length: 2\n\n\($0 + 10)") }
        let bodies = try await withThrowingTaskGroup(of: String.self) { group in
            for (_, url) in servers {
                group.addTask { String(decoding: try await HTTPFetch().data(for: URLRequest(url: url)).0, as: UTF8.self) }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(bodies == Set((10..<50).map { "\($0)" }))
    }

    @Test(arguments: [("data:text/plain;base64,aGVsbG8=", "hello"), ("data:,a%20b", "a b")])
    func `a data URL has its contents in itself`(text: String, contents: String) async throws {
        let (data, _) = try await HTTPFetch().data(for: URLRequest(url: try #require(URL(string: text))))
        #expect(String(decoding: data, as: UTF8.self) == contents)
    }
}
