import Foundation
import LWS
import Testing

@testable import ViaductRelay

@Suite(.serialized) @MainActor struct StaticFilesTests {
    private let folder = try! TemporaryFolder()
    private let relay: RelayHarness

    init() throws {
        try folder.write("<p>home</p>", to: "public/index.html")
        try folder.write("<p>gone</p>", to: "public/404.html")
        try folder.write("export default 1", to: "public/viaduct/view/view.js")
        try folder.write("export default function start() {}", to: "public/viaduct/adapter/start.js")
        try folder.write("<p>demo</p>", to: "public/demo/index.html")
        try folder.write("secret", to: "public/.hidden")
        try folder.write("secret", to: "secret.txt")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "public/link.txt"),
            withDestinationURL: folder.url.appending(path: "secret.txt"))
        // Its path has the path of the served folder as a prefix.
        try folder.write("secret", to: "public-notes/secret.txt")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "public/notes"),
            withDestinationURL: folder.url.appending(path: "public-notes"))
        relay = try RelayHarness(publicFolder: folder.url.appending(path: "public"))
    }

    @Test(arguments: [
        ("/", "text/html; charset=utf-8", "<p>home</p>"), ("/demo/", "text/html; charset=utf-8", "<p>demo</p>"),
        ("/demo", "text/html; charset=utf-8", "<p>demo</p>"),
        ("/viaduct/view/view.js", "text/javascript; charset=utf-8", "export default 1"),
        ("//viaduct///view/view.js/", "text/javascript; charset=utf-8", "export default 1"),
    ])
    func `a file is served with its type`(path: String, type: String, text: String) async throws {
        let response = try await relay.curl(path)
        #expect(response.status == 200)
        #expect(response.headers["content-type"] == type)
        #expect(response.headers["x-content-type-options"] == "nosniff")
        #expect(response.text == text)
    }

    @Test func `a file that is known is not sent again`() async throws {
        let tag = try #require(try await relay.curl("/").headers["etag"])
        let response = try await relay.curl("/", "--header", "If-None-Match: \(tag)")
        #expect(response.status == 304)
        #expect(response.body.isEmpty)
        try folder.write("<p>new home</p>", to: "public/index.html")
        #expect(try await relay.curl("/", "--header", "If-None-Match: \(tag)").text == "<p>new home</p>")
    }

    @Test func `a script of the view that cannot be joined says so in the log`() async throws {
        try folder.write("import view from \"nowhere\"", to: "public/viaduct/view/view.js")
        let response = try await relay.curl(try await viewAddress())
        #expect(response.status == 500)
        #expect(response.text == "The view cannot be read, see the server's log.\n")
        #expect(relay.log.lines.contains { $0.contains("view.js:1: cannot join this import") })
    }

    @Test func `the view is kept until it changes`() async throws {
        let address = try await viewAddress()
        let response = try await relay.curl(address)
        #expect(response.text.contains("const defaultExport=1\n"))
        #expect(response.headers["cache-control"] == "max-age=31536000, immutable")
        #expect(try await viewAddress() == address)

        try folder.write("export default 22", to: "public/viaduct/view/view.js")
        #expect(try await viewAddress() != address)
        let late = try await relay.curl(address)
        #expect(late.text.contains("const defaultExport=22\n"))
        #expect(late.headers["cache-control"] == "no-cache")
    }

    private func viewAddress() async throws -> String {
        let adapter = try await relay.curl("/viaduct/adapter.js").text
        let match = try #require(adapter.firstMatch(of: #/"view":"([^"]+)"/#))
        return "/viaduct/\(match.1)"
    }

    @Test(arguments: [
        "/missing.html", "/../secret.txt", "/%2e%2e/secret.txt", "/viaduct/../../secret.txt", "/..%2fsecret.txt",
        "/link.txt", "/notes/secret.txt", "/.hidden",
        "/viaduct/view", "/viaduct/view-0000000000000000/../../../../secret.txt", "//etc/passwd",
        "/\(String(repeating: "viaduct/view/", count: 1000))",
    ])
    func `nothing else leaves the folder`(path: String) async throws {
        let response = try await relay.curl(path)
        #expect(response.status != 200)
        #expect(!response.text.contains("secret") && !response.text.contains("root:"))
    }

    @Test func `a missing file gets the 404 page`() async throws {
        let response = try await relay.curl("/missing")
        #expect(response.status == 404)
        #expect(response.text == "<p>gone</p>")
    }

    @Test func `HEAD has no body, and other methods are refused`() async throws {
        let head = try await relay.curl("/", "--head")
        #expect(head.status == 200)
        #expect(head.headers["content-length"] == "11")
        #expect(head.body.isEmpty)
        let post = try await relay.curl("/", "--request", "DELETE")
        #expect(post.status == 405)
        #expect(post.headers["allow"] == "GET, HEAD")
    }

    @Test func `modules may be loaded by pages of other origins that are allowed`() async throws {
        let response = try await relay.curl("/viaduct/view/view.js", "--header", "Origin: http://localhost:3000")
        #expect(response.headers["access-control-allow-origin"] == "http://localhost:3000")
        #expect(response.headers["vary"] == "Origin")
        #expect(response.headers["cross-origin-resource-policy"] == "cross-origin")
    }

    @Test func `health says how the server is`() async throws {
        _ = await relay.connect()
        let response = try await relay.curl("/viaduct/health")
        let health = try JSONSerialization.jsonObject(with: response.body) as? [String: Any]
        #expect(health?["status"] as? String == "ok")
        #expect(health?["pages"] as? Int == 1)
        #expect(health?["version"] as? String == Version.current)
    }
}
