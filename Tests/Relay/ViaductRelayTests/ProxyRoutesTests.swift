import Foundation
import LWS
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// The server's answers to a proxy in front of it.
@Suite(.serialized) @MainActor struct ProxyRoutesTests {
    private let folder = try! TemporaryFolder()

    init() throws {
        try folder.write("export default function start() {}", to: "viaduct/adapter/start.js")
        try folder.write("<p>{{url}}</p>", to: "viaduct/unreachable/index.html")
    }

    private func relay(platform: Platform? = nil) throws -> RelayHarness {
        try RelayHarness(publicFolder: folder.url, platform: platform)
    }

    @Test(arguments: [
        ("", "Echo ios", true), ("viaduct_platform=android", "Echo android", false),
        ("viaduct_platform=windows", "Echo ios", true),
        ("a=b; viaduct_platform=android; viaduct_room=anna", "Echo android", false),
    ])
    func `a request's user agent is the one that the page gets`(cookie: String, name: String, isLast: Bool) async throws {
        let relay = try relay()
        let response = try await relay.curl("/viaduct/request", "--header", "cookie: \(cookie)")
        #expect(response.status == 204)
        let userAgent = try #require(response.headers["x-viaduct-user-agent"])
        #expect(isLast ? userAgent.hasSuffix(name) : userAgent.hasPrefix(name))
        let script = try await relay.curl("/viaduct/adapter.js", "--header", "cookie: \(cookie)")
        #expect(script.text.contains(#""userAgent":"\#(userAgent)""#))
    }

    @Test(arguments: [(true, ErrorPages.view, "1"), (true, .page, "0"), (false, .view, "0")])
    func `a failed document gives way to the error view of an app that has one`(
        showsFailures: Bool, errorPages: ErrorPages, header: String
    ) async throws {
        let relay = try RelayHarness(publicFolder: folder.url, errorPages: errorPages, showsFailures: showsFailures)
        #expect(try await relay.curl("/viaduct/request").headers["x-viaduct-failures"] == header)
        let (_, client) = await relay.connect()
        #expect(await relay.serve { client.received.count >= 2 })
        #expect(client.received[1].contains(#""failures":true"#) == (header == "1"))
    }

    @Test func `the server's platform is that of who does not choose`() async throws {
        let relay = try relay(platform: .android)
        #expect(
            try await relay.curl("/viaduct/request").headers["x-viaduct-user-agent"]?.contains("Echo android") == true)
        #expect(try await relay.curl("/viaduct/adapter.js").text.contains(#""platform":"android""#))
        let cookie = try await relay.curl("/viaduct/request", "--header", "cookie: viaduct_platform=ios")
        #expect(cookie.headers["x-viaduct-user-agent"]?.contains("Echo ios") == true)
    }

    @Test(arguments: [
        ("android.localhost:4000", "ios", "android"), ("ios.localhost", "android", "ios"),
        ("Android.Shop.localhost", "ios", "android"), ("androids.localhost", "ios", "ios"),
    ])
    func `a host that stands for a phone counts before what the browser has chosen`(
        host: String, chosen: String, platform: String
    ) async throws {
        let relay = try relay()
        let (host, cookie) = ("host: \(host)", "cookie: viaduct_platform=\(chosen)")
        let response = try await relay.curl("/viaduct/request", "--header", host, "--header", cookie)
        #expect(response.headers["x-viaduct-user-agent"]?.contains("Echo \(platform)") == true)
        let script = try await relay.curl("/viaduct/adapter.js", "--header", host, "--header", cookie)
        #expect(script.text.prefix(through: try #require(script.text.firstRange(of: "other")).lowerBound).contains(#""platform":"\#(platform)""#))
    }

    @Test func `the address of a request counts at once, and for those that follow`() async throws {
        let response = try await relay().curl(
            "/viaduct/request", "--header", "x-viaduct-uri: /a?viaduct_platform=android&viaduct_room=anna", "--header",
            "cookie: viaduct_platform=ios")
        #expect(response.headers["x-viaduct-user-agent"]?.hasPrefix("Echo android") == true)
        #expect(response.headers["x-viaduct-platform"] == "viaduct_platform=android; Path=/; SameSite=Lax")
        #expect(response.headers["x-viaduct-room"] == "viaduct_room=anna; Path=/; SameSite=Lax")
        #expect(response.headers["x-viaduct-app"] == nil)
    }

    @Test func `a page that chooses is led to its address without that`() async throws {
        let relay = try relay()
        let response = try await relay.curl(
            "/viaduct/choice", "--header", "x-viaduct-uri: /a?b=1&viaduct_platform=android")
        #expect(response.status == 303)
        #expect(response.headers["location"] == "/a?b=1")
        #expect(response.headers["set-cookie"] == "viaduct_platform=android; Path=/; SameSite=Lax")
        let wrong = try await relay.curl("/viaduct/choice", "--header", "x-viaduct-uri: /?viaduct_platform=windows")
        #expect(wrong.status == 400)
        #expect(wrong.text.contains("ios or android"))
    }

    @Test(arguments: [["sec-fetch-site: cross-site"], ["referer: http://evil.test/"]])
    func `a page that a link of another site chooses keeps its platform in its address, and a room is ignored`(headers: [String]) async throws {
        let relay = try relay()
        let metadata = headers + (headers[0].hasPrefix("sec") ? ["sec-fetch-mode: navigate", "sec-fetch-dest: document"] : [])
        let response = try await relay.harness.curl(
            ["http://127.0.0.1:\(relay.port)/viaduct/choice", "--header", "x-viaduct-uri: /a?viaduct_platform=android&viaduct_room=anna"]
                + metadata.flatMap { ["--header", $0] })
        #expect(response.status == 303)
        #expect(response.headers["location"] == "/a?viaduct_platform_once=android&viaduct_ignored=room")
        #expect(response.headers["set-cookie"] == nil)
        #expect(relay.log.lines.contains { $0.contains("but not: room") })
    }

    @Test func `a request of another site gets the platform of its address, and no cookies`() async throws {
        let relay = try relay()
        for site in ["x-viaduct-site: cross-site", "x-viaduct-referer: https://evil.test/"] {
            let response = try await relay.curl(
                "/viaduct/request", "--header", site, "--header",
                "x-viaduct-uri: /a?viaduct_platform=android&viaduct_room=anna&viaduct_app=")
            #expect(response.headers["x-viaduct-user-agent"]?.hasPrefix("Echo android") == true)
            #expect(response.headers.filter { $0.value.contains("viaduct_") }.isEmpty)
        }
    }

    @Test func `the cookie of another browser's user agent is told to the pages of its room and host`() async throws {
        let relay = try relay()
        func ask(_ host: String, room: String = "default", window: String = "1", cookie: String? = "x_agent") async throws {
            let headers =
                ["host: \(host)", "x-viaduct-window: \(window)", "cookie: viaduct_room=\(room)"]
                + (cookie.map { ["x-viaduct-agent-cookie: \($0)"] } ?? [])
            _ = try await relay.harness.curl(["http://127.0.0.1:\(relay.port)/viaduct/request"] + headers.flatMap { ["--header", $0] })
        }
        func isTold(_ host: String?, room: String = "default") async -> Bool {
            let (socket, client) = await relay.connect(query: "&room=\(room)", originHost: host)
            socket.send(Array(#"{"type":"nonsense"}"#.utf8))
            #expect(await relay.serve { client.received.contains { $0.contains("unknown-type") } })
            socket.send(Array(#"{"type":"bye"}"#.utf8))
            #expect(await relay.serve { client.isClosed })
            return client.received.contains { $0.contains("agent-cookie x_agent") }
        }
        try await ask("localhost:4000")
        #expect(await isTold("localhost:4000"))
        #expect(await !isTold("localhost:4000", room: "other"))
        #expect(await !isTold("localhost:3000"))
        // A subresource such as an image, with other cookies than the document.
        try await ask("localhost:4000", window: "0", cookie: nil)
        #expect(await isTold("localhost:4000"))
        try await ask("localhost:3000", window: "0")
        #expect(await !isTold("localhost:3000"))
        try await ask("localhost:4000", cookie: nil)
        #expect(await !isTold("localhost:4000"))
        try await ask("127.0.0.1:\(relay.port)")
        #expect(await isTold(nil))
        for room in 0..<260 { relay.server.agentCookies.keep("x_agent", at: AgentCookies.Place(room: "r\(room)", host: "localhost:4000")) }
        #expect(await isTold("localhost:4000", room: "r259"))
        #expect(await !isTold("localhost:4000", room: "r0"))
    }

    @Test func `what a page loads has the platform of its address, and the next page has not`() async throws {
        let relay = try relay()
        for (window, name) in [("0", "Echo android"), ("1", "Mozilla")] {
            let response = try await relay.curl(
                "/viaduct/request", "--header", "x-viaduct-site: same-origin", "--header", "x-viaduct-uri: /data", "--header",
                "x-viaduct-referer: http://127.0.0.1/a?viaduct_platform_once=android", "--header", "x-viaduct-window: \(window)")
            #expect(response.headers["x-viaduct-user-agent"]?.hasPrefix(name) == true)
        }
    }

    @Test func `a page of Viaduct's own is led to in the same way`() async throws {
        try folder.write("<p>Demo</p>", to: "demo/a page.html")
        let relay = try relay()
        let response = try await relay.curl(
            "/demo/a%20page.html?a=%26b&viaduct_platform=android", "--header", "sec-fetch-site: cross-site", "--header",
            "sec-fetch-mode: navigate", "--header", "sec-fetch-dest: document")
        #expect(response.status == 303)
        #expect(response.headers["location"] == "/demo/a%20page.html?a=%26b&viaduct_platform_once=android")
        #expect(try await relay.curl("/demo/a%20page.html?viaduct_platform=android").status == 200)
    }

    @Test func `behind a proxy the adapter keeps no choice by itself`() async throws {
        let relay = try relay()
        #expect(try await relay.curl("/viaduct/adapter.js").text.contains(#""isProxied":false"#))
        #expect(try await relay.curl("/viaduct/adapter.js", "--header", "x-viaduct-proxy: 1").text.contains(#""isProxied":true"#))
    }

    @Test func `the adapter's address counts before the cookies`() async throws {
        let relay = try relay()
        let cookie = "cookie: viaduct_room=anna; viaduct_platform=android; viaduct_app=a%22"
        #expect(
            try await relay.curl("/viaduct/adapter.js", "--header", cookie).text.contains(#""room":"anna","app":"a\"""#)
        )
        let script = try await relay.curl("/viaduct/adapter.js?room=ben&platform=ios&app=b", "--header", cookie)
        #expect(script.text.contains(#""platform":"ios""#))
        #expect(script.text.contains(#""room":"ben","app":"b""#))
    }

    @Test func `an app that does not answer is a page in a window and a line elsewhere`() async throws {
        let relay = try relay()
        let upstream = "x-viaduct-upstream: http://localhost:3000/<b>"
        let page = try await relay.curl(
            "/viaduct/unreachable", "--header", upstream, "--header", "sec-fetch-dest: document")
        #expect(page.status == 502)
        #expect(page.text == "<p>http://localhost:3000/&lt;b&gt;</p>")
        #expect(page.headers["cache-control"] == "no-store")
        let line = try await relay.curl(
            "/viaduct/unreachable", "--header", upstream, "--header", "sec-fetch-dest: empty", "--header",
            "accept: text/html")
        #expect(line.status == 502)
        #expect(line.headers["content-type"] == "text/plain; charset=utf-8")
        #expect(line.text.contains("http://localhost:3000"))
    }

    @Test(arguments: [
        ("http://localhost:3000", true, true), ("http://127.0.0.1", true, true), ("http://[::1]:3000", true, true),
        ("http://localhost:3000", false, false), ("http://web:3000", true, false),
        ("http://localhost.example.test:3000", true, false),
    ])
    func `in a container the page says where the machine is, if it was asked for localhost`(
        upstream: String, isInContainer: Bool, isTold: Bool
    ) throws {
        try folder.write("<p>{{question}} Wait.</p>", to: "viaduct/unreachable/index.html")
        let page = UnreachablePage(publicFolder: folder.url, isInContainer: isInContainer)
        for (destination, prefix) in [("document", "<p>"), ("empty", "Viaduct has no answer from the app at \(upstream). ")] {
            let response = page.respond(
                to: HTTPRequest(
                    method: "GET", path: "/", headers: ["x-viaduct-upstream": upstream, "sec-fetch-dest": destination]))
            let text = String(decoding: response.body, as: UTF8.self)
            #expect(text.hasPrefix(prefix + (isTold ? "Viaduct runs in a container" : "Is it running?")))
            #expect(text.contains("host.docker.internal") == isTold)
            #expect(text.hasSuffix(" (VD-PROXY-1)\n") == (destination == "empty"))
        }
    }
}
