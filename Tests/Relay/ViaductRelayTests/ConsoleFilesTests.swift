import Foundation
import LWSTestSupport
import Testing

@testable import ViaductRelay

/// `/viaduct/console/`: access to the console's files, and their protective headers.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct ConsoleFilesTests {
    private let folder = try! TemporaryFolder()
    private let relay: RelayHarness

    init() throws {
        try folder.write("<title>Console</title>", to: "viaduct/console/index.html")
        try folder.write("<h1>Closed</h1>{{reason}}{{entry}}", to: "viaduct/console/closed.html")
        try folder.write("export {}", to: "viaduct/console/main.js")
        relay = try RelayHarness(publicFolder: folder.url)
    }

    private func ask(_ path: String, _ headers: String...) async throws -> CurlResponse {
        let url = "http://127.0.0.1:\(relay.port)\(path)"
        return try await relay.harness.curl(["--path-as-is", url] + headers.flatMap { ["--header", $0] })
    }

    private func cookie() async throws -> String {
        let link = try #require(relay.server.consoleLink)
        let header = try #require(try await ask(link, "Sec-Fetch-Site: none").headers["set-cookie"])
        return "Cookie: \(header.prefix { $0 != ";" })"
    }

    private func expectProtected(_ response: CurlResponse) {
        let policy = response.headers["content-security-policy"] ?? ""
        #expect(policy.contains("default-src 'none'"))
        #expect(policy.contains("frame-ancestors 'none'"))
        #expect(!policy.contains("unsafe-"))
        #expect(response.headers["x-content-type-options"] == "nosniff")
        #expect(response.headers["referrer-policy"] == "no-referrer")
        #expect(response.headers["cross-origin-opener-policy"] == "same-origin")
        #expect(response.headers["cross-origin-resource-policy"] == "same-origin")
        #expect(response.headers["access-control-allow-origin"] == nil)
    }

    @Test(arguments: ["Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: none", "Accept: */*"])
    func `a browser with the cookie gets the page and its modules, and keeps none without asking`(header: String) async throws {
        let cookie = try await cookie()
        for (path, text) in [
            ("/viaduct/console/", "<title>Console</title>"), ("/viaduct/console", "<title>Console</title>"),
            ("/viaduct/console/main.js", "export {}"),
        ] {
            let response = try await ask(path, cookie, header)
            #expect(response.status == 200)
            #expect(response.text == text)
            #expect(response.headers["cache-control"] == "private, no-cache")
            expectProtected(response)
            let tag = try #require(response.headers["etag"])
            let again = try await ask(path, cookie, header, "If-None-Match: \(tag)")
            #expect(again.status == 304)
            expectProtected(again)
        }
    }

    @Test func `its page loads all modules as one script, and again when one of them has changed`() async throws {
        try folder.write("import { name } from \"../name.js\"\nshow(name)", to: "viaduct/console/shell/main.js")
        try folder.write("export const name = \"before\"", to: "viaduct/console/name.js")
        let (path, cookie) = ("/viaduct/console/shell/main.js", try await cookie())
        let response = try await ask(path, cookie)
        #expect(response.status == 200)
        #expect(response.text.contains("const name=\"before\"") && response.text.contains("show(name)"))
        #expect(!response.text.contains("import"))
        #expect(response.headers["content-type"] == "text/javascript; charset=utf-8")
        #expect(response.headers["cache-control"] == "private, no-cache")
        expectProtected(response)
        let tag = "If-None-Match: \(try #require(response.headers["etag"]))"
        let again = try await ask(path, cookie, tag)
        #expect(again.status == 304)
        #expect(again.text.isEmpty)
        try folder.write("export const name = \"after\"", to: "viaduct/console/name.js")
        #expect(try await ask(path, cookie, tag).text.contains("const name=\"after\""))
        #expect(try await ask(path).status == 401)
    }

    @Test func `a module that cannot be joined is said in the log`() async throws {
        try folder.write("import \"./none.js\"", to: "viaduct/console/shell/main.js")
        let response = try await ask("/viaduct/console/shell/main.js", try await cookie())
        #expect(response.status == 500)
        #expect(response.text == "The console cannot be read, see the server's log.\n")
        expectProtected(response)
    }

    @Test(arguments: [
        "/viaduct/console/", "/viaduct/console", "/viaduct//console/", "//viaduct/console/main.js", "/viaduct/console/closed.html",
        "/viaduct/x/../console/",
    ])
    func `nobody else gets anything, however the path is written`(path: String) async throws {
        let refused = try await ask(path)
        #expect(refused.status == 401)
        #expect(refused.text.contains("Open the console by a link"))
        expectProtected(refused)
    }

    @Test func `a person is told how to get in, by a page`() async throws {
        let closed = try await ask("/viaduct/console/", "Accept: text/html,*/*")
        #expect(closed.status == 401)
        #expect(closed.text.hasPrefix("<h1>Closed</h1>Open the console by a link"))
        #expect(closed.headers["content-type"] == "text/html; charset=utf-8")
        #expect(closed.headers["cache-control"] == "no-store")
        expectProtected(closed)
    }

    @Test(arguments: [
        ("127.0.0.1:4000", "viaduct open", "http://localhost:4000/viaduct/console/?page=a&amp;open=b%26"),
        ("localhost:4000", "viaduct open --server http://localhost:4000", "http://127.0.0.1:4000/viaduct/console/?page=a&amp;open=b%26"),
        ("[::1]:4001", "viaduct open --server http://[::1]:4001", "http://localhost:4001/viaduct/console/?page=a&amp;open=b%26"),
        ("ios.localhost:4000", "viaduct open --server http://ios.localhost:4000", nil),
        ("192.168.0.7:4000", "viaduct open --print", nil),
        ("192.168.0.7", "viaduct open --print --server http://127.0.0.1", nil),
    ])
    func `it names the command for this very host, and the other name of the machine`(host: String, command: String, other: String?) async throws {
        let closed = try await ask("/viaduct/console/?page=a&open=b%26", "Accept: text/html", "Host: \(host)")
        #expect(closed.text.contains("<code>\(command)</code>"))
        #expect(closed.text.contains("<code>\(host)</code>"))
        #expect(other.map { closed.text.contains("href=\"\($0)\"") } ?? !closed.text.contains("href"))
    }

    @Test func `a page of another port gets nothing with the cookie`() async throws {
        let cookie = try await cookie()
        for path in ["/viaduct/console/", "/viaduct/console/main.js"] {
            let response = try await ask(path, cookie, "Sec-Fetch-Site: same-site", "Accept: text/html")
            #expect(response.status == 403)
            #expect(!response.text.contains("Console"))
            expectProtected(response)
        }
    }

    @Test func `what is not there is not found`() async throws {
        let response = try await ask("/viaduct/console/none.js", try await cookie(), "Sec-Fetch-Site: same-origin")
        #expect(response.status == 404)
        expectProtected(response)
    }
}
