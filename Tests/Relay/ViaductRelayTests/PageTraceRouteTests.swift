import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// The part of the trace that a page may read with its own id, and the files of its docked timeline.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct PageTraceRouteTests {
    private static let trace = "/viaduct/api/trace?follow=false"
    private static let own = "Authorization: Page \(RelayHarness.page)"
    /// An id with the page's first digits, so that the trace shows both with the same name.
    private static let twin = "01234567\(String(repeating: "f", count: 24))"

    private let folder = try! TemporaryFolder()
    private let relay: RelayHarness

    init() throws {
        try folder.write("<title>Messages</title>", to: "viaduct/timeline/index.html")
        try folder.write("<title>Console</title>", to: "viaduct/console/index.html")
        try folder.write("export {}", to: "viaduct/console/trace/room.js")
        try folder.write("secret", to: "viaduct/console/act/hand.js")
        relay = try RelayHarness(publicFolder: folder.url)
    }

    private func ask(_ path: String, _ headers: String..., method: String = "GET") async throws -> CurlResponse {
        let url = "http://127.0.0.1:\(relay.port)\(path)"
        return try await relay.harness.curl(
            ["--path-as-is", url] + (method == "HEAD" ? ["--head"] : ["--request", method]) + headers.flatMap { ["--header", $0] })
    }

    @discardableResult
    private func open(_ page: String, component: String, query: String = "") async -> WebSocket {
        let (socket, client) = await relay.connect(page: page, query: query)
        socket.send(Array(#"{"type":"open","url":"http://localhost:3000/","title":"Home","platform":"ios"}"#.utf8))
        socket.send(Array(#"{"type":"message","message":{"id":"1","component":"\#(component)","event":"connect","data":{}}}"#.utf8))
        #expect(await relay.serve { client.received.contains { $0.contains(#""type":"reply""#) } })
        return socket
    }

    private func title(_ text: String) -> [UInt8] { Array(#"{"type":"title","title":"\#(text)"}"#.utf8) }

    private func isTold(_ text: String) -> Bool {
        let room = relay.server.traces.room("default")
        return room.record(room.end - 1)?.frame == title(text)
    }

    /// - Returns: the ids of the page's own events, and the number reported as skipped.
    private func ids(after id: String = "") async throws -> (ids: [String], skipped: Int) {
        let lines = try await ask("\(Self.trace)&after=\(id)", Self.own).text.components(separatedBy: "\n")
        let counts = try zip(lines, lines.dropFirst()).filter { $0.0 == "event: skipped" }
            .map { try JSONObject(Array($0.1.dropFirst(6).utf8))["count"]?.integer ?? 0 }
        return (lines.filter { $0.hasPrefix("id: ") }.map { String($0.dropFirst(4)) }, counts.reduce(0, +))
    }

    private func number(_ id: String?) -> Int? { id.flatMap { $0.split(separator: "-").last }.flatMap { Int($0) } }

    // MARK: The trace

    @Test func `a page reads its own events, and not those of a page whose id begins alike`() async throws {
        await open(RelayHarness.page, component: "form")
        await open(Self.twin, component: "secret")
        let response = try await ask(Self.trace, Self.own, "Sec-Fetch-Site: same-origin")
        #expect(response.status == 200)
        #expect(response.text.contains(#""component":"form""#))
        #expect(!response.text.contains("secret"))
        #expect(response.headers["access-control-allow-origin"] == nil)
        #expect(try await ask("\(Self.trace)&page=01234567", Self.own).text.contains("form"))
        #expect(!(try await ask("\(Self.trace)&page=01234567&room=other", Self.own).text.contains("secret")))
    }

    @Test func `a page counts its own events, whatever other pages do, and misses its own only`() async throws {
        let socket = await open(RelayHarness.page, component: "form")
        let other = await open(Self.twin, component: "secret")
        for _ in 0..<8 { other.send(title(String(repeating: "x", count: 200_000))) }
        other.send(title("other"))
        #expect(await relay.serve { isTold("other") })
        socket.send(title("own"))
        #expect(await relay.serve { isTold("own") })
        let (all, skipped) = try await ids()
        #expect(all.map { number($0) } == Array(0..<all.count))
        #expect(skipped == 0)
        for _ in 0..<8 { socket.send(title(String(repeating: "x", count: 200_000))) }
        socket.send(title("last"))
        #expect(await relay.serve { isTold("last") })
        let (rest, lost) = try await ids(after: all[1])
        #expect(number(rest.last) == all.count + 8)
        #expect(lost == (number(rest.first) ?? 0) - 2)
        #expect(lost > 4)
    }

    @Test func `the stream of a page that is gone ends, and goes on with its next trace`() async throws {
        let socket = await open(RelayHarness.page, component: "form")
        let last = try #require(try await ids().ids.first)
        let reader = try RawClient(port: relay.port)
        try reader.request(["GET /viaduct/api/trace HTTP/1.1", "Host: 127.0.0.1", Self.own])
        var read = Data()
        #expect(
            await relay.serve {
                read += reader.read()
                return read.contains(#""kind":"reply""#.utf8)
            })
        socket.send(Array(#"{"type":"bye"}"#.utf8))
        #expect(
            await relay.serve {
                read += reader.read()
                return reader.hasEnded
            })
        #expect(read.contains(#""kind":"gone""#.utf8))
        await open(RelayHarness.page, component: "form")
        let next = try await ids(after: last)
        #expect(next.ids.first != last && number(next.ids.first) == 0)
        #expect(next.skipped == 0)
    }

    @Test(arguments: [
        "", "0", "01234567", "0123456789abcdef0123456789abcde", "*", "ffffffffffffffffffffffffffffffff", "0123456789ABCDEF0123456789ABCDEF",
    ])
    func `less than the whole id reads nothing`(id: String) async throws {
        await open(RelayHarness.page, component: "form")
        for method in ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] {
            let response = try await ask(Self.trace, "Authorization: Page \(id)", method: method)
            #expect(response.status == 401)
            #expect(!response.text.contains("form"))
        }
    }

    @Test(arguments: ["cross-site", "same-site", "none"])
    func `another origin reads nothing, even with the id`(site: String) async throws {
        await open(RelayHarness.page, component: "form")
        for method in ["GET", "POST", "OPTIONS"] {
            let response = try await ask(Self.trace, Self.own, "Sec-Fetch-Site: \(site)", "Origin: http://localhost:8888", method: method)
            #expect(response.status == 403)
            #expect(response.headers["access-control-allow-origin"] == nil)
        }
    }

    @Test func `the id of a page acts on nothing, and reads nothing else`() async throws {
        await open(RelayHarness.page, component: "form")
        let page = "/viaduct/api/pages/\(RelayHarness.page.short)"
        for path in [
            "/viaduct/api/pages", "\(page)/frames", "\(page)/restart", "\(page)/link", "/viaduct/api/answers", "/viaduct/api/components",
            "/viaduct/api/link", "/viaduct/console/",
        ] {
            for method in ["GET", "POST", "PUT"] {
                #expect(try await ask(path, Self.own, "Sec-Fetch-Site: same-origin", method: method).status == 401)
            }
        }
        #expect(try await ask(Self.trace, Self.own, method: "POST").status == 405)
    }

    @Test func `the owner's cookie counts for nothing beside an id`() async throws {
        let link = try #require(relay.server.consoleLink)
        let cookie = try #require(try await ask(link, "Sec-Fetch-Site: none").headers["set-cookie"]).prefix { $0 != ";" }
        #expect(try await ask(Self.trace, "Cookie: \(cookie)", "Authorization: Page 01234567", "Sec-Fetch-Site: same-origin").status == 401)
    }

    @Test(arguments: [(4, 200), (5, 503)]) func `a page has four readers at most`(count: Int, status: Int) async throws {
        await open(RelayHarness.page, component: "form")
        let url = "http://127.0.0.1:\(relay.port)/viaduct/api/trace"
        let options = ["--parallel", "--parallel-immediate", "--max-time", "2", "--header", Self.own, "--write-out", "HTTP %{http_code}\\r\\n\\r\\n"]
        // The refused request ends first.
        let response = try await relay.harness.curl(options + (0..<count).flatMap { _ in ["--output", "/dev/null", url] })
        #expect(response.status == status)
    }

    // MARK: The files

    @Test func `everybody has the files of the timeline, and of the console only what they are made of`() async throws {
        #expect(try await ask("/viaduct/timeline/").text == "<title>Messages</title>")
        #expect(try await ask("/viaduct/timeline/", method: "POST").status == 405)
        let module = try await ask("/viaduct/timeline/trace/room.js")
        #expect(module.text == "export {}")
        #expect(module.headers["content-type"] == "text/javascript; charset=utf-8")
        for path in ["act/hand.js", "console/index.html", "trace/../act/hand.js", "trace//../../act/hand.js", "trace/%2e%2e/act/hand.js", "trace/.."]
        {
            let response = try await ask("/viaduct/timeline/\(path)")
            #expect(!response.text.contains("secret") && !response.text.contains("Console"), "\(path)")
        }
    }

    @Test(arguments: [
        ("http://localhost:3000/a", "cross-site", "http://localhost:3000"), ("http://127.0.0.1:3000/", "same-site", "http://127.0.0.1:3000"),
        ("https://app.localhost/", "cross-site", "https://app.localhost"), ("http://[::1]:3000/", "cross-site", "http://*:3000"),
    ])
    func `a page that may use the server may frame it`(referer: String, site: String, origin: String) async throws {
        let response = try await ask(
            "/viaduct/timeline/", "Referer: \(referer)", "Sec-Fetch-Site: \(site)", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe")
        #expect(response.status == 200)
        #expect(response.headers["content-security-policy"]?.hasSuffix("frame-ancestors 'self' \(origin)") == true)
        #expect(response.headers["cache-control"] == "no-store")
    }

    @Test(arguments: [
        ["Referer: https://evil.example/"], [], ["Referer: http://localhost.evil.example/"], ["Referer: http://localhost:3000;@evil.example/"],
    ])
    func `a page of any other site may not`(headers: [String]) async throws {
        let url = "http://127.0.0.1:\(relay.port)/viaduct/timeline/"
        let site = ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"]
        let refused = try await relay.harness.curl([url] + (headers + site).flatMap { ["--header", $0] })
        #expect(refused.status == 403)
        let unsaid = try await relay.harness.curl([url] + headers.flatMap { ["--header", $0] })
        #expect(unsaid.headers["content-security-policy"]?.hasSuffix("frame-ancestors 'self'") == true)
    }
}
