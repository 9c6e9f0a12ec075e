import Foundation
import LWSTestSupport
import Testing
import ViaductApp

@testable import viaduct

/// Pages that `viaduct doctor` reads without a browser.
@Suite(.serialized) @MainActor struct PageReaderTests {
    private let reader = PageReader(authorities: nil)

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test(arguments: [
        ("http://localhost:3000/a?b", "http://localhost:3000"), ("https://Example.test/", "https://example.test"),
        ("http://[::1]:80/", "http://[::1]:80"),
    ]) func `a page has an origin`(text: String, origin: String) throws {
        #expect(try url(text).origin == origin)
    }

    @Test(arguments: ["http://a%0d%0aX-Other.localhost/", "http://a%20b.localhost/", "http://a%20b/", "file:///etc/passwd", "http://a%25b/"])
    func `a host that is none is not asked`(text: String) throws {
        guard let url = URL(string: text) else { return }
        #expect(url.origin == nil)
        #expect(throws: WebAnswer.Failure.self) { try reader.answer(of: url) }
    }

    @Test func `a redirect is followed, with the whole path`() throws {
        let page = try RawServer(answer: "HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-type: text/html\r\n\r\nhi")
        let first = try RawServer(answer: "HTTP/1.1 302 Found\r\ncontent-length: 0\r\nlocation: http://a.localhost:\(page.port)/b%20c?d=e\r\n\r\n")
        let answer = try reader.answer(of: url("http://127.0.0.1:\(first.port)"))
        #expect(answer.url.absoluteString == "http://a.localhost:\(page.port)/b%20c?d=e")
        #expect(answer.status == 200 && answer.headers["content-type"] == "text/html" && answer.body == Data("hi".utf8))
        #expect(page.received.hasPrefix("GET /b%20c?d=e HTTP/1.1\r\n") && page.received.contains("\r\nHost: a.localhost:\(page.port)\r\n"))
    }

    @Test func `a cookie goes to its own origin only`() throws {
        let other = try RawServer(answer: "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")
        let own = try RawServer(answer: "HTTP/1.1 302 Found\r\ncontent-length: 0\r\nlocation: http://127.0.0.1:\(other.port)/\r\n\r\n")
        var reader = reader
        reader.entry = VisitorEntry(origin: "http://127.0.0.1:\(own.port)", name: "a", value: "secret")
        #expect(try reader.answer(of: url("http://127.0.0.1:\(own.port)/")).status == 200)
        #expect(own.received.contains("cookie: a=secret\r\n"))
        #expect(!other.received.contains("secret"))
    }
}
