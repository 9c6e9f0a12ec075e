import Foundation
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// The trace below `/viaduct/api/`, over real sockets: access and content.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct TraceRouteTests {
    private static let bearer = "Authorization: Bearer \(RelayHarness.token)"

    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    private func ask(_ path: String, _ headers: String..., method: String = "GET") async throws -> CurlResponse {
        let url = "http://127.0.0.1:\(relay.port)\(path)"
        return try await relay.harness.curl(
            ["--path-as-is", url] + (method == "HEAD" ? ["--head"] : ["--request", method]) + headers.flatMap { ["--header", $0] })
    }

    private func makeLink() async throws -> String {
        let answer = try await ask("/viaduct/api/link", Self.bearer, method: "POST")
        return try #require(JSONObject(Array(answer.text.utf8))["path"]?.string)
    }

    /// Returns the events of a finite trace.
    private func events(_ query: String = "") async throws -> [JSONObject] {
        let response = try await ask("/viaduct/api/trace?follow=false\(query)", Self.bearer)
        #expect(response.status == 200)
        #expect(response.headers["content-type"] == "text/event-stream")
        return try response.text.components(separatedBy: "\n").filter { $0.hasPrefix("data: ") }
            .map { try JSONObject(Array($0.dropFirst(6).utf8)) }
    }

    private func sendMessage(id: String = "1", component: String = "form") async -> RecordingClient {
        let (socket, client) = await relay.connect()
        socket.send(Array(#"{"type":"open","url":"http://localhost:3000/","title":"Home","platform":"ios"}"#.utf8))
        socket.send(Array(#"{"type":"message","message":{"id":"\#(id)","component":"\#(component)","event":"connect","data":{}}}"#.utf8))
        #expect(await relay.serve { client.received.contains { $0.contains(#""type":"reply""#) } })
        return client
    }

    // MARK: Access

    @Test func `a brief link lets one browser in, and only the secret makes one`() async throws {
        #expect(try await ask("/viaduct/api/link", method: "POST").status == 401)
        #expect(try await ask("/viaduct/api/link", Self.bearer).status == 405)
        let link = try await makeLink()
        let opened = try await ask(link, "Sec-Fetch-Site: none")
        #expect(opened.status == 303)
        let cookie = try #require(opened.headers["set-cookie"]?.split(separator: ";").first)
        #expect(try await ask("/viaduct/api/trace?follow=false", "Cookie: \(cookie)", "Sec-Fetch-Site: same-origin").status == 200)
        #expect(try await ask(link, "Sec-Fetch-Site: none").status == 401)
    }

    @Test func `of the brief links only the newest stay`() async throws {
        var links: [String] = []
        for _ in 0...16 { links.append(try await makeLink()) }
        #expect(try await ask(links[0]).status == 401)
        #expect(try await ask(links[1]).status == 303)
    }

    @Test(arguments: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
    func `without the secret every verb is refused, and no page may read why`(method: String) async throws {
        for path in ["/viaduct/api/trace", "/viaduct/api/", "/viaduct/api/x", "/viaduct/console/", "/viaduct/console/x"] {
            let response = try await ask(path, "Origin: http://localhost:8888", "Sec-Fetch-Site: same-site", method: method)
            #expect(response.status == 401)
            #expect(response.headers["access-control-allow-origin"] == nil)
        }
    }

    @Test(arguments: ["Bearer wrong", "Bearer", "Basic of-the-tests", "of-the-tests"])
    func `another secret is refused`(authorization: String) async throws {
        #expect(try await ask("/viaduct/api/trace", "Authorization: \(authorization)").status == 401)
    }

    @Test func `a server without a secret lets nobody in`() async throws {
        let relay = try RelayHarness(token: nil)
        let response = try await relay.curl("/viaduct/api/trace", "--header", "Authorization: Bearer x")
        #expect(response.status == 503)
        #expect(response.text.contains("the API and the console are closed"))
        #expect(response.text.contains("VIADUCT_TOKEN"))
    }

    @Test func `the link gives a browser a cookie, which its own pages may use and those of other ports not`() async throws {
        let link = try #require(relay.server.consoleLink)
        #expect(!link.contains(RelayHarness.token))
        let opened = try await ask(link, "Sec-Fetch-Site: none")
        #expect(opened.status == 303)
        #expect(opened.headers["location"] == "/viaduct/console/")
        let header = try #require(opened.headers["set-cookie"])
        #expect(header.contains("; Path=/viaduct/; HttpOnly; SameSite=Strict"))
        #expect(!header.contains(RelayHarness.token))
        let cookie = "Cookie: other=1; \(header.prefix { $0 != ";" })"
        let trace = "/viaduct/api/trace?follow=false"
        #expect(try await ask(trace, cookie, "Sec-Fetch-Site: same-origin").status == 200)
        #expect(try await ask(trace, cookie, "Sec-Fetch-Site: none").status == 200)
        #expect(try await ask(trace, cookie, "X-Viaduct: console").status == 200)
        let (own, others) = (
            "http://127.0.0.1:\(relay.port)", ["http://localhost:8888", "http://127.0.0.1:8888", "https://127.0.0.1:\(relay.port + 1)"]
        )
        #expect(try await ask(trace, cookie, "X-Viaduct: console", "Origin: \(own)").status == 200)
        for other in others { #expect(try await ask(trace, cookie, "X-Viaduct: console", "Origin: \(other)").status == 403) }
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"] {
            let foreign = try await ask(trace, cookie, "Sec-Fetch-Site: same-site", "Origin: http://localhost:8888", method: method)
            #expect(foreign.status == 403)
            #expect(foreign.headers["access-control-allow-origin"] == nil)
        }
        #expect(try await ask(trace, cookie).status == 403)
        #expect(try await ask(trace, cookie, "Sec-Fetch-Site: none", method: "POST").status == 403)
    }

    @Test func `neither a password nor another cookie of the name keeps the owner out`() async throws {
        let link = try #require(relay.server.consoleLink)
        let header = try #require(try await ask(link, "Sec-Fetch-Site: none").headers["set-cookie"])
        let cookie = "Cookie: viaduct_console_\(relay.port)=x; \(header.prefix { $0 != ";" })"
        let trace = "/viaduct/api/trace?follow=false"
        #expect(try await ask(trace, cookie, "Sec-Fetch-Site: same-origin", "Authorization: Basic YTpi").status == 200)
        #expect(try await ask(trace, cookie, "Sec-Fetch-Site: same-origin", "Authorization: Bearer x").status == 401)
    }

    @Test func `a wrong key gives no cookie`() async throws {
        let key = String(repeating: "0", count: 64)
        for path in ["/viaduct/console/?key=\(key)", "/viaduct/console/?key=", "/viaduct/api/trace?key=\(key)"] {
            let response = try await ask(path, "Sec-Fetch-Site: none")
            #expect(response.status == 401)
            #expect(response.headers["set-cookie"] == nil)
        }
        let forged = "Cookie: viaduct_console_\(relay.port)=\(key)"
        #expect(try await ask("/viaduct/api/trace", forged, "Sec-Fetch-Site: same-origin").status == 401)
    }

    // MARK: The trace

    @Test func `a message and its reply are events, among what else happens to the page`() async throws {
        let client = await sendMessage()
        let events = try await events()
        let kinds = events.compactMap { $0["kind"]?.string }
        #expect(kinds.filter { ["connected", "open", "message", "reply"].contains($0) } == ["connected", "open", "message", "reply"])
        let message = try #require(events.first { $0["kind"]?.string == "message" })
        #expect(message["from"]?.string == "page")
        #expect(message["component"]?.string == "form")
        #expect(message["event"]?.string == "connect")
        #expect(message["page"]?.string == "01234567")
        #expect(message["frame"]?.object?["message"]?.object?["id"]?.string == "1")
        let now = Date.now.timeIntervalSince1970 * 1000
        let time = try #require(message["time"].flatMap { Double($0.json) })
        #expect((now - 60_000...now).contains(time))
        #expect(client.isOpen)
    }

    @Test(arguments: [
        ("&component=form", 2), ("&component=other", 0), ("&component=other,form", 2), ("&kind=message", 1), ("&kind=message,reply", 2),
        ("&event=connect", 2), ("&from=native&component=form", 1), ("&page=01234567&kind=message", 1),
        ("&room=other", 0), ("&dropped=true", 0),
    ])
    func `a reader chooses events`(query: String, count: Int) async throws {
        _ = await sendMessage()
        #expect(try await events(query).count == count)
    }

    @Test func `a page's lost connection, its leave, its return and its end are events`() async throws {
        func changes() -> [String] {
            let (room, names) = (relay.server.traces.room("default"), TraceEvent.Connection.allCases.map(\.rawValue))
            return (room.first..<room.end).compactMap { room.record($0)?.kind }.filter(names.contains)
        }
        let (first, _) = await relay.connect()
        first.close(.goingAway, reason: "")
        #expect(await relay.serve { changes() == ["connected", "lost"] })
        let (_, second) = await relay.connect()
        // It replaces the second socket, so there is no “lost” event.
        let (third, client) = await relay.connect()
        #expect(await relay.serve { second.isClosed })
        third.send(Array(#"{"type":"leave"}"#.utf8))
        #expect(await relay.serve { client.isClosed })
        let (fourth, last) = await relay.connect()
        fourth.send(Array(#"{"type":"bye"}"#.utf8))
        #expect(await relay.serve { last.isClosed })
        #expect(changes() == ["connected", "lost", "resumed", "resumed", "left", "resumed", "gone"])
    }

    @Test func `events of a page that had to go before older ones of another page are told as skipped, in their place`() async throws {
        func title(_ text: String) -> [UInt8] { Array(#"{"type":"title","title":"\#(text)"}"#.utf8) }
        let (quiet, _) = await relay.connect(page: String(repeating: "b", count: 32))
        quiet.send(title("quiet"))
        let (loud, _) = await relay.connect()
        for _ in 0..<8 { loud.send(title(String(repeating: "x", count: 200_000))) }
        loud.send(title("last"))
        let room = relay.server.traces.room("default")
        #expect(await relay.serve { room.record(room.end - 1)?.frame == title("last") })
        let lines = try await ask("/viaduct/api/trace?follow=false", Self.bearer).text.components(separatedBy: "\n")
        var next = 0
        var skipped = 0
        for (line, data) in zip(lines, lines.dropFirst()) {
            if line == "event: skipped" { skipped += try #require(JSONObject(Array(data.dropFirst(6).utf8))["count"]?.integer) }
            guard line.hasPrefix("id: "), let number = Int(line.split(separator: "-").last ?? "") else { continue }
            #expect(number == next + skipped)
            (next, skipped) = (number + 1, 0)
        }
        #expect(next == room.end)
        #expect(lines.count { $0 == "event: skipped" } == 1)
    }

    @Test func `what was dropped can be read alone`() async throws {
        let (socket, client) = await relay.connect()
        socket.send(Array(#"{"type":"nonsense"}"#.utf8))
        #expect(await relay.serve { client.received.contains { $0.contains("unknown-type") } })
        let events = try await events("&dropped=true")
        #expect(events.map { $0["kind"]?.string } == ["notice"])
        #expect(events.map { $0["level"]?.string } == ["error"])
    }

    @Test func `a reader goes on after the last event that it has had, and from the start where there is none`() async throws {
        _ = await sendMessage()
        let all = try await events()
        let number = try #require(all.dropLast().last?["n"]?.integer)
        let run = relay.server.traces.room("default").run
        let last = "\(run)-\(number)"
        #expect(try await events("&after=\(last)").count == 1)
        for unknown in ["", "5", "-5", "\(run)-99999", "\(run)--1", "\(run)-x", "another-\(number)", "another-\(number)-1"] {
            #expect(try await events("&after=\(unknown)").count == all.count)
        }
        let header = try await ask("/viaduct/api/trace?follow=false", Self.bearer, "Last-Event-ID: \(last)")
        #expect(header.text.matches(of: #/(?m)^id: /#).count == 1)
    }

    @Test func `a reader that follows gets each event as it happens`() async throws {
        let reader = try RawClient(port: relay.port)
        try reader.request(["GET /viaduct/api/trace?kind=reply HTTP/1.1", "Host: 127.0.0.1", Self.bearer])
        var read = Data()
        #expect(
            await relay.serve {
                read += reader.read()
                return !read.isEmpty
            })
        _ = await sendMessage(id: "77")
        #expect(
            await relay.serve {
                read += reader.read()
                return read.range(of: Data(#""kind":"reply""#.utf8)) != nil
            })
        #expect(read.range(of: Data(#""id":"77""#.utf8)) != nil)
    }

    @Test(arguments: ["/viaduct/api/trace?room=/", "/viaduct/api/trace?from=nobody", "/viaduct/api/trace?kind=message,mesage"])
    func `a bad query says what is wrong`(path: String) async throws {
        let response = try await ask(path, Self.bearer)
        #expect(response.status == 400)
        #expect(response.text.hasPrefix("In the query, "))
    }

    @Test func `what is not there is not found, for who may know`() async throws {
        #expect(try await ask("/viaduct/api/x", Self.bearer).status == 404)
        #expect(try await ask("/viaduct/api/trace", Self.bearer, method: "POST").headers["allow"] == "GET")
    }

    @Test func `who asks for a stream in a way that has none leaves no reader behind`() async throws {
        for _ in 0...RoomShare.readers.ofRoom {
            let upgrade = try await ask(
                "/viaduct/api/trace", Self.bearer, "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AA")
            #expect(upgrade.status == 200 && upgrade.text.isEmpty)
        }
        for _ in 0...RoomShare.readers.ofRoom {
            #expect([200, 405].contains(try await ask("/viaduct/api/trace", Self.bearer, method: "HEAD").status))
        }
        #expect(try await ask("/viaduct/api/trace?follow=false", Self.bearer).status == 200)
    }

    @Test func `a request without its length ends its connection, and the next one is answered`() async throws {
        let client = try RawClient(port: relay.port)
        try client.request(["POST /viaduct/api/link HTTP/1.1", "Host: 127.0.0.1", Self.bearer])
        var read = Data()
        #expect(
            await relay.serve {
                read += client.read()
                return client.hasEnded
            })
        #expect(String(decoding: read, as: UTF8.self).contains("/viaduct/console/?key="))
        #expect(client.hasEnded)
    }

    @Test func `a reader more than a room has is refused, and one that has gone makes room`() async throws {
        var readers: [RawClient] = []
        for _ in 0..<RoomShare.readers.ofRoom {
            let reader = try RawClient(port: relay.port)
            try reader.request(["GET /viaduct/api/trace HTTP/1.1", "Host: 127.0.0.1", Self.bearer])
            #expect(await relay.serve { !reader.read().isEmpty })
            readers.append(reader)
        }
        let full = try await ask("/viaduct/api/trace?follow=false", Self.bearer)
        #expect(full.status == 503)
        #expect(full.text.hasSuffix("(VD-LIMIT-6)\n"))
        #expect(relay.server.refusals == [.roomTraceReaders: 1])
        readers.removeAll()
        let end = ContinuousClock.now + .seconds(8)
        var status = 503
        while status == 503, .now < end { status = try await ask("/viaduct/api/trace?follow=false", Self.bearer).status }
        #expect(status == 200)
    }
}
