import Foundation
import LWS
import Testing
import ViaductProtocol

@testable import ViaductRelay

@Suite struct AccessPolicyTests {
    private let policy = AccessPolicy(
        allowedOrigins: ["https://*.example.test", "http://app.test:3000"], allowedHosts: ["viaduct.internal"])

    private func reach(_ headers: [String: String]) throws(AccessPolicy.Refusal) -> AccessPolicy.Reach {
        try policy.check(HTTPRequest(method: "GET", path: "/", headers: headers))
    }

    private func refusal(_ headers: [String: String]) -> AccessPolicy.Refusal? {
        do throws(AccessPolicy.Refusal) {
            _ = try reach(headers)
            return nil
        } catch {
            return error
        }
    }

    private func reachesDocumentsOnly(_ headers: [String: String]) -> Bool {
        guard case .documents = try? reach(headers) else { return false }
        return true
    }

    @Test(arguments: [
        "http://localhost:3000", "https://localhost", "http://127.0.0.1:8080", "http://127.9.9.9", "http://[::1]:3000",
        "http://shop.localhost:3000", "https://a.example.test", "http://app.test:3000", "http://192.168.0.9:4000",
    ])
    func `pages of loopback hosts, of the server itself and of allowed origins may use it`(origin: String) {
        #expect(refusal(["host": "192.168.0.9:4000", "origin": origin]) == nil)
    }

    @Test(arguments: [
        "https://evil.test", "https://example.test", "https://a.example.test.evil.test", "http://a.example.test",
        "http://app.test",
        "http://localhost.evil.test", "http://127.0.0.1.evil.test", "null", "file://", "http://192.168.0.9:4001", "",
        "https://evil.test/http://localhost", "http://[::1]evil.test", "http://localhost:1@evil.test", "http://evillocalhost",
        "http://xn--localhost:3000", "http://.localhost.evil.test",
    ])
    func `pages of other origins may not, and are told how they could`(origin: String) {
        let refusal = refusal(["host": "192.168.0.9:4000", "origin": origin])
        #expect(refusal?.text.contains("--allow-origin \(origin)") == true)
        #expect(refusal?.text.hasSuffix("(VD-ACCESS-1)") == true)
    }

    @Test(arguments: [
        "localhost:4000", "127.0.0.1", "[::1]:4000", "192.168.0.9:4000", "[fe80::1]", "viaduct.internal:4000",
        "a.localhost",
    ])
    func `the server answers to loopback names, numbers and allowed names`(host: String) {
        #expect(refusal(["host": host]) == nil)
    }

    @Test(arguments: [
        "evil.test", "evil.test:4000", "localhost.evil.test", "127.0.0.1.evil.test", "1.2.3", "[::1]evil.test", "localhost:1@evil.test", "[::1",
        "evillocalhost", "evillocalhost:4000",
    ])
    func `a name that points here by DNS alone is refused`(host: String) {
        #expect(refusal(["host": host])?.text.contains("--allow-host") == true)
        #expect(refusal(["host": host])?.text.hasSuffix("(VD-ACCESS-2)") == true)
    }

    /// The rows of `Tests/Browser/harness/authorities.json`.
    private static let authorities: [JSONObject] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Browser/harness/authorities.json")
        return (try? JSONValue(Array(Data(contentsOf: file))))?.elements(atMost: 1000)?.compactMap(\.object) ?? []
    }()

    @Test func `an origin that only ends like a loopback host is foreign, as Origin, as Referer and as Host`() throws {
        #expect(Self.authorities.count > 100)
        for row in Self.authorities {
            let authority = try #require(row["authority"]?.string)
            let isLoopback = row["isLoopback"]?.json == "true"
            let isAddress = row["host"]?.string.map { SocketAddress.isIPv4($0) || SocketAddress.isIPv6($0) } ?? false
            let host = ["host": "viaduct.internal"]
            #expect((refusal(host.merging(["origin": "http://\(authority)"]) { $1 }) == nil) == isLoopback, "\(authority.debugDescription)")
            if !authority.contains(where: { "/?#".contains($0) }) {
                let referer = host.merging(["referer": "http://\(authority)/page"]) { $1 }
                #expect((try reach(referer) == .everything) == isLoopback, "\(authority.debugDescription)")
            }
            if !authority.isEmpty { #expect((refusal(["host": authority]) == nil) == (isLoopback || isAddress), "\(authority.debugDescription)") }
        }
    }

    @Test(arguments: [
        "https://evil.test?.example.test", "https://evil.test/.example.test", "https://evil.test\\.example.test", "https://evil.test#.example.test",
        "https://evil.test@a.example.test", "https://.example.test", "https://a..example.test", "https://a.example.test:1:2",
        "https://a b.example.test",
    ])
    func `a pattern of --allow-origin matches origins only`(origin: String) {
        #expect(refusal(["host": "192.168.0.9:4000", "origin": origin]) != nil)
    }

    @Test(arguments: [
        ("http://localhost:4000", "localhost:4000", false, true), ("http://LOCALHOST:4000", "localhost:4000", false, true),
        ("http://localhost", "localhost:80", false, true), ("https://localhost", "localhost", true, true),
        ("https://localhost", "localhost:443", true, true),
        ("http://[::1]:4000", "[::1]:4000", false, true), ("https://localhost:4000", "localhost:4000", false, true),
        ("http://localhost:4000", "localhost:4000", true, false), ("http://localhost:3000", "localhost:4000", false, false),
        ("http://127.0.0.1:4000", "localhost:4000", false, false), ("http://localhost", "localhost:4000", false, false),
        ("null", "localhost:4000", false, false), ("", "localhost:4000", false, false), ("http://localhost:4000", "", false, false),
        ("http://evil?", "evil?", false, false),
    ])
    func `an origin is the server's own by host, port and scheme`(origin: String, host: String, isSecure: Bool, isOwn: Bool) {
        var request = HTTPRequest(method: "GET", path: "/", headers: ["host": host, "origin": origin])
        request.isSecure = isSecure
        #expect(request.isOwn(origin: origin) == isOwn)
        #expect(request.isOfOtherOrigin == !isOwn)
    }

    @Test func `a script tag of another site is refused, with and without a Referer`() {
        let script = ["host": "127.0.0.1:4000", "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"]
        #expect(refusal(script.merging(["referer": "https://evil.test/page"]) { $1 }) != nil)
        #expect(refusal(script)?.text.contains("crossorigin") == true)
        #expect(refusal(script.merging(["referer": "http://localhost:3000/page"]) { $1 }) == nil)
        #expect(refusal(script.merging(["referer": "https://a.example.test"]) { $1 }) == nil)
    }

    @Test func `a link of another site leads to documents, and a frame of one to nothing`() throws {
        let link = ["host": "127.0.0.1:4000", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"]
        for referer in ["https://forge.test/", "http://localhost:3000/"] {
            let link = link.merging(["referer": referer]) { $1 }
            #expect(reachesDocumentsOnly(link.merging(["sec-fetch-dest": "document"]) { $1 }))
            for destination in ["iframe", "frame", "embed", "object", "image"] {
                #expect(refusal(link.merging(["sec-fetch-dest": destination]) { $1 })?.text.contains("embed") == true)
            }
            #expect(refusal(link) != nil)
        }
    }

    @Test(arguments: ["no-cors", "cors", "same-origin", "websocket", "nested-navigate", ""])
    func `what no link asks for is refused, whatever its destination`(mode: String) {
        #expect(
            refusal([
                "host": "127.0.0.1:4000", "sec-fetch-site": "cross-site", "sec-fetch-mode": mode, "sec-fetch-dest": "document",
            ]) != nil)
    }

    @Test(arguments: ["none", "same-origin", "same-site"])
    func `the person and the site itself reach everything`(site: String) throws {
        for mode in ["navigate", "no-cors", "cors"] {
            #expect(try reach(["host": "127.0.0.1:4000", "sec-fetch-site": site, "sec-fetch-mode": mode]) == .everything)
        }
    }

    @Test func `without Sec-Fetch-Site the Referer decides`() throws {
        let host = ["host": "192.168.0.9:4000"]
        #expect(try reach(host) == .everything)
        for referer in ["http://192.168.0.9:4000/viaduct/device", "http://localhost:3000/", "https://a.example.test/b"] {
            #expect(try reach(host.merging(["referer": referer]) { $1 }) == .everything)
        }
        for referer in ["https://evil.test/", "http://192.168.0.9:4001/", "nonsense"] {
            #expect(reachesDocumentsOnly(host.merging(["referer": referer]) { $1 }))
        }
        // A neighbour may be on another subdomain of the same site.
        let neighbour = ["host": "viaduct.internal", "sec-fetch-site": "same-site", "referer": "https://evil.internal/"]
        #expect(reachesDocumentsOnly(neighbour))
    }
}

@Suite struct PatternTests {
    @Test(arguments: [("a*c", "abc"), ("a*c", "ac"), ("*", ""), ("*b*", "abc"), ("a*b*a", "aXbXa"), ("ABC", "abc")])
    func `a star stands for any characters`(pattern: String, text: String) {
        #expect(Pattern(pattern).matches(text))
    }

    @Test(arguments: [("a*c", "abcd"), ("abc", "abcd"), ("", "a"), ("a*a", "a"), ("a*b*a", "aXa")])
    func `what is not the pattern does not match`(pattern: String, text: String) {
        #expect(!Pattern(pattern).matches(text))
    }
}

@Suite(.serialized) @MainActor struct AccessTests {
    @Test func `a socket of a foreign page is refused with 403 and a log line`() async throws {
        let relay = try RelayHarness()
        let (_, client) = await relay.connect(originHost: "evil.test")
        #expect(await relay.serve { client.isClosed })
        #expect(!client.isOpen)
        #expect(relay.log.lines.contains { $0.contains("Pages of http://evil.test may not use this server") })
        #expect(relay.server.pages.isEmpty)
    }

    @Test(arguments: [
        (["--header", "Origin: https://evil.test"], 403), (["--header", "Host: evil.test"], 403),
        (["--header", "Origin: http://localhost:3000"], 200), ([], 200),
    ])
    func `foreign pages and names get 403`(arguments: [String], status: Int) async throws {
        let relay = try RelayHarness()
        let response = try await relay.harness.curl(["http://127.0.0.1:\(relay.port)/viaduct/health"] + arguments)
        #expect(response.status == status)
        let origin = arguments.last?.contains("localhost") == true ? "http://localhost:3000" : nil
        #expect(response.headers["access-control-allow-origin"] == origin)
    }

    @Test func `a script tag that is refused says why in the page's console`() async throws {
        let relay = try RelayHarness()
        let headers = ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: script"]
        for (referer, text) in [
            (nil, "Add crossorigin=\\\"anonymous\\\""), ("Referer: https://evil.test/", "Pages of https://evil.test may not use this server"),
        ] {
            let response = try await relay.harness.curl(
                ["http://127.0.0.1:\(relay.port)/viaduct/adapter.js"]
                    + (headers + [referer].compactMap(\.self)).flatMap { ["--header", $0] })
            #expect(response.status == 200)
            #expect(response.headers["content-type"] == "text/javascript; charset=utf-8")
            #expect(response.text.hasPrefix("console.error(\"[viaduct] "))
            #expect(response.text.contains(text))
            #expect(!response.text.contains("bridge-components"))
        }
    }

    @Test func `a link of another site opens pages, and nothing that is made for it`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("<p>Device</p>", to: "viaduct/device/index.html")
        try folder.write("<p>Demo</p>", to: "index.html")
        try folder.write("let a", to: "demo/demo.js")
        let relay = try RelayHarness(publicFolder: folder.url)
        func status(_ path: String, _ headers: String...) async throws -> UInt32 {
            let arguments = headers.flatMap { ["--header", $0] }
            return UInt32(try await relay.harness.curl(["http://127.0.0.1:\(relay.port)\(path)"] + arguments).status)
        }
        let link = ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"]
        for path in ["/", "/viaduct/device", "/index.html"] {
            #expect(try await status(path, link[0], link[1], link[2]) == 200)
            #expect(try await status(path, "Referer: https://evil.test/") == 200)
        }
        #expect(try await status("/missing.html", link[0], link[1], link[2]) == 404)
        for path in [
            "/viaduct/device/qr.svg?text=http%3A%2F%2F127.0.0.1%3A4000%2F", "/viaduct/device/addresses.json", "/viaduct/adapter.js",
            "/viaduct/health", "/viaduct/request", "/viaduct/icons/star.js", "/viaduct/anything", "/demo/demo.js",
        ] {
            #expect(try await status(path, link[0], link[1], link[2]) == 403)
            #expect(try await status(path, link[0], link[1], "Sec-Fetch-Dest: iframe") == 403)
            #expect(try await status(path, "Referer: https://evil.test/") == 403)
        }
        let script = try await relay.harness.curl(["http://127.0.0.1:\(relay.port)/demo/demo.js"] + link.flatMap { ["--header", $0] })
        #expect(script.text.hasSuffix("(VD-ACCESS-3)\n"))
    }

    @Test(arguments: ["", "/", "//", "/index.html", "/index.html/", "//index.html//", "/index.html%2f", "/./index.html/."])
    func `a link of another site to the device page is marked, however it is spelled`(ending: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("<p>Device</p>", to: "viaduct/device/index.html")
        let relay = try RelayHarness(publicFolder: folder.url)
        let link = ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"]
        let response = try await relay.harness.curl(
            ["--path-as-is", "http://127.0.0.1:\(relay.port)/viaduct/device\(ending)?url=/%3Fviaduct_room%3Devil"]
                + link.flatMap { ["--header", $0] })
        if response.status == 303 {
            #expect(response.headers["location"]?.hasSuffix("&linked=1") == true)
        } else {
            #expect(!response.text.contains("Device"))
        }
    }

    @Test func `no other site may show a page of Viaduct's in a frame`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("<p>Device</p>", to: "viaduct/device/index.html")
        let relay = try RelayHarness(publicFolder: folder.url)
        for path in ["/viaduct/device", "/missing", "/viaduct/unreachable"] {
            let response = try await relay.curl(path, "--header", "Accept: text/html")
            let isPage = response.headers["content-type"]?.hasPrefix("text/html") == true
            #expect((response.headers["content-security-policy"]?.contains("script-src 'self';") == true) == isPage)
            #expect(response.headers["content-security-policy"]?.hasSuffix("; frame-ancestors 'self'") == true)
        }
    }

    @Test func `a page is a page when the browser has it already`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("<p>Demo</p>", to: "index.html")
        let relay = try RelayHarness(publicFolder: folder.url)
        let tag = try #require(try await relay.curl("/").headers["etag"])
        let link = ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document", "If-None-Match: \(tag)"]
        let response = try await relay.harness.curl(
            ["http://127.0.0.1:\(relay.port)/"] + link.flatMap { ["--header", $0] })
        #expect(response.status == 304)
    }
}
