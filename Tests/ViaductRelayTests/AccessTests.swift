import LWS
import Testing

@testable import ViaductRelay

@Suite struct AccessPolicyTests {
    private let policy = AccessPolicy(
        allowedOrigins: ["https://*.example.test", "http://app.test:3000"], allowedHosts: ["viaduct.internal"])

    private func refusal(_ headers: [String: String]) -> AccessPolicy.Refusal? {
        do throws(AccessPolicy.Refusal) {
            try policy.check(HTTPRequest(method: "GET", path: "/", headers: headers))
            return nil
        } catch {
            return error
        }
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
        "https://evil.test/http://localhost",
    ])
    func `pages of other origins may not, and are told how they could`(origin: String) {
        let refusal = refusal(["host": "192.168.0.9:4000", "origin": origin])
        #expect(refusal?.text.contains("--allow-origin \(origin)") == true)
    }

    @Test(arguments: [
        "localhost:4000", "127.0.0.1", "[::1]:4000", "192.168.0.9:4000", "[fe80::1]", "viaduct.internal:4000",
        "a.localhost",
    ])
    func `the server answers to loopback names, numbers and allowed names`(host: String) {
        #expect(refusal(["host": host]) == nil)
    }

    @Test(arguments: ["evil.test", "evil.test:4000", "localhost.evil.test", "127.0.0.1.evil.test", "1.2.3"])
    func `a name that points here by DNS alone is refused`(host: String) {
        #expect(refusal(["host": host])?.text.contains("--allow-host") == true)
    }

    @Test func `a script tag of another site is refused, with and without a Referer`() {
        let script = ["host": "127.0.0.1:4000", "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"]
        #expect(refusal(script.merging(["referer": "https://evil.test/page"]) { $1 }) != nil)
        #expect(refusal(script)?.text.contains("crossorigin") == true)
        #expect(refusal(script.merging(["referer": "http://localhost:3000/page"]) { $1 }) == nil)
        #expect(refusal(script.merging(["referer": "https://a.example.test"]) { $1 }) == nil)
    }

    @Test func `following a link from another site is no danger`() {
        #expect(
            refusal([
                "host": "127.0.0.1:4000", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate",
                "referer": "https://forge.test/",
            ]) == nil)
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
}
