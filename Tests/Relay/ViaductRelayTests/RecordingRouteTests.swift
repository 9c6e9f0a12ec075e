import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// The recording of a room, as the server gives it to the console.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct RecordingRouteTests {
    private static let path = "/viaduct/api/recording"
    private static let owner = "Authorization: Bearer \(RelayHarness.token)"

    private let relay: RelayHarness

    init() throws { relay = try RelayHarness() }

    private func ask(_ query: String = "", _ headers: [String] = [owner], method: String = "GET") async throws -> (status: Int, text: String) {
        try await relay.raw(method, Self.path + query, headers + ["Connection: close"])
    }

    /// The lines of a whole recording.
    private func lines(_ query: String = "") async throws -> [JSONObject] { try await texts(query).map { try JSONObject(Array($0.utf8)) } }

    private func texts(_ query: String = "") async throws -> [String] {
        let response = try await relay.harness.curl(["http://127.0.0.1:\(relay.port)\(Self.path)\(query)", "--header", Self.owner])
        #expect(response.status == 200)
        #expect(response.headers["content-type"] == "application/jsonl" && response.headers["cache-control"] == "no-store")
        #expect(response.headers["x-content-type-options"] == "nosniff")
        return response.text.split(separator: "\n").map(String.init)
    }

    private func sendMessage(page: String = RelayHarness.page, query: String = "", data: String) async {
        let (socket, client) = await relay.connect(page: page, query: query)
        socket.send(Array(#"{"type":"open","url":"http://localhost:3000/?token=OPENED","title":"Home","platform":"ios"}"#.utf8))
        socket.send(Array(#"{"type":"message","message":{"id":"1","component":"form","event":"connect","data":\#(data)}}"#.utf8))
        #expect(await relay.serve { client.received.contains { $0.contains(#""type":"reply""#) } })
    }

    private func data(_ lines: [JSONObject]) -> JSONObject? {
        lines.first { $0["kind"]?.string == "message" }?["frame"]?.object?["message"]?.object?["data"]?.object
    }

    @Test func `it has a header and the events of the room, with their secrets masked`() async throws {
        await sendMessage(data: #"{"text":"Authorization: Bearer HIDDEN","title":"shown","email":"a@b.test"}"#)
        let lines = try await lines()
        #expect(lines.first?["viaduct"]?.string == Version.current && lines.first?["room"]?.string == "default")
        #expect(lines.first?["masked"]?.elements()?.compactMap(\.string) == SecretMask.words)
        #expect(data(lines)?["text"]?.string == "Authorization: [masked]" && data(lines)?["title"]?.string == "shown")
        #expect(data(lines)?["email"]?.string == "a@b.test")
        let open = lines.first { $0["kind"]?.string == "open" }?["frame"]?.object
        #expect(open?["url"]?.string == "http://localhost:3000/?token=[masked]")
        // The same as the trace, event by event.
        let trace = try await relay.harness.curl(["http://127.0.0.1:\(relay.port)/viaduct/api/trace?follow=false", "--header", Self.owner])
        let events = trace.text.split(separator: "\n").filter { $0.hasPrefix("data: ") }
        #expect(events.count == lines.count - 1)
        var writer = RecordingLines(mask: SecretMask())
        #expect(try await events.map { writer.line(of: String($0.dropFirst(6))) } == Array(texts().dropFirst()))
    }

    @Test func `further words are masked, of the wanted pages only`() async throws {
        await sendMessage(data: #"{"email":"a@b.test","phone":"1"}"#)
        await sendMessage(page: String(repeating: "f", count: 32), data: #"{"email":"c@d.test"}"#)
        let lines = try await lines("?mask=EMAIL,phone&page=01234567")
        #expect(lines.first?["masked"]?.elements()?.compactMap(\.string).suffix(2) == ["email", "phone"])
        #expect(data(lines)?["email"]?.string == "[masked]" && data(lines)?["phone"]?.string == "[masked]")
        #expect(Set(lines.dropFirst().compactMap { $0["page"]?.string }) == ["01234567"])
        #expect(Set(try await self.lines("?page=01234567,ffffffff").dropFirst().compactMap { $0["page"]?.string }) == ["01234567", "ffffffff"])
    }

    @Test(arguments: [
        ("?page=99999999", 404), ("?room=a%20b", 400), ("?mask=" + Array(repeating: "a", count: 65).joined(separator: ","), 400),
        ("?mask=" + String(repeating: "a", count: 65), 400), ("?mask=" + Array(repeating: "a", count: 64).joined(separator: ","), 200),
        ("?mask=,,", 200),
    ])
    func `a query that is wrong is refused`(query: String, status: Int) async throws {
        #expect(try await ask(query).status == status)
    }

    @Test func `it is for those who may read the trace`() async throws {
        #expect(try await ask("", []).status == 401)
        #expect(try await ask("", ["Authorization: Bearer wrong"]).status == 401)
        #expect(try await ask("", ["Authorization: Page \(RelayHarness.page)"]).status == 401)
        #expect(try await ask("", method: "POST").status == 405)
        let guarded = try RelayHarness.guarded()
        func status(_ query: String, _ headers: [String]) async throws -> Int {
            try await guarded.raw("GET", Self.path + query, headers + ["Connection: close"]).status
        }
        #expect(try await status("", ["Authorization: Bearer \(RelayHarness.alice)"]) == 200)
        #expect(try await status("?room=bob", ["Authorization: Bearer \(RelayHarness.alice)"]) == 403)
        let cookie = "Cookie: \(try guarded.cookie(of: .room("alice")))"
        #expect(try await status("", [cookie, "Sec-Fetch-Site: same-origin"]) == 200)
        #expect(try await status("", [cookie, "Sec-Fetch-Site: same-site"]) == 403)
        #expect(try await status("", [cookie, "X-Viaduct: console", "Origin: http://localhost:3000"]) == 403)
    }

    @Test func `it is read in pieces, whole and in order`() async throws {
        let text = String(repeating: "token: a ", count: 5000)
        await sendMessage(data: #"{"text":"\#(text)"}"#)
        let room = relay.server.traces.room("default")
        for _ in 0..<40 {
            relay.server.traces.add(
                .received(Array(#"{"type":"title","title":"\#(text)"}"#.utf8)), of: try #require(relay.server.pages.values.first).trace)
        }
        let lines = try await lines()
        #expect(lines.count == room.end - room.first + 1)
        #expect(lines.dropFirst().compactMap { $0["n"]?.integer } == Array(room.first..<room.end))
        #expect(try await !texts().contains { $0.contains("token: a") })
    }
}
