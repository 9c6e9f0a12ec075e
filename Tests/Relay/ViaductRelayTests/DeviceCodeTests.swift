import Foundation
import LWS
import Testing
import ViaductApp

@testable import ViaductRelay

/// The codes on a shared server's device page, each of which admits a phone.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct DeviceCodeTests {
    private let relay: RelayHarness
    private let end = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + 600).rounded())

    init() throws {
        relay = try RelayHarness.guarded()
    }

    private func code(of text: String, for identity: Identity, _ headers: [String], cookie: String = "") async throws -> String {
        let cookie = "Cookie: \(try relay.cookie(of: identity, until: end))\(cookie)"
        let query = try #require(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let arguments = ([cookie] + headers).flatMap { ["--header", $0.replacing("PORT", with: "\(relay.port)")] }
        let answer = try await relay.harness.curl(["\(origin)/viaduct/device/qr.svg?text=\(query)"] + arguments)
        #expect(answer.status == 200)
        return answer.text
    }

    /// Returns a link with the session's ticket, which is created if needed.
    private func link(to room: String, of identity: Identity) throws -> String {
        let token = try #require(relay.server.authenticator.identities.token(of: identity))
        return try relay.server.makePhoneLink(to: room, of: Admission(identity, by: token, until: end))
    }

    private var origin: String { "http://127.0.0.1:\(relay.port)" }

    @Test(arguments: [
        (["Sec-Fetch-Site: same-origin"], true), (["Referer: http://127.0.0.1:PORT/viaduct/device?url=/"], true), ([], false),
        (["Sec-Fetch-Site: none"], false), (["Sec-Fetch-Site: same-site", "Referer: http://127.0.0.1:1/"], false),
        (["Sec-Fetch-Site: cross-site", "Referer: http://localhost:PORT/"], false), (["Referer: http://127.0.0.1:1/"], false),
    ])
    func `the code has a link for the device page alone`(headers: [String], expected: Bool) async throws {
        let text = "\(origin)/todos?page=2#last"
        let shown = try await code(of: text, for: .room("alice"), headers)
        let link = try link(to: "alice", of: .room("alice"))
        #expect(shown == (try QRCode().svg(of: expected ? "\(origin)\(link)/todos?page=2#last" : text)))
    }

    @Test func `nobody without a session gets a code`() async throws {
        #expect(try await relay.curl("/viaduct/device/qr.svg?text=\(origin)", "--header", "Sec-Fetch-Site: same-origin").status == 401)
    }

    @Test(arguments: [
        (Identity.owner, "", "", "default"), (.owner, "", "; viaduct_room=bob", "bob"),
        (.owner, "?viaduct_room=alice", "; viaduct_room=bob", "alice"),
        (.room("alice"), "?viaduct_room=bob", "; viaduct_room=bob", "alice"),
    ])
    func `a phone gets into one room, which is that of the page`(identity: Identity, query: String, cookie: String, room: String) async throws {
        let shown = try await code(of: origin + query, for: identity, ["Sec-Fetch-Site: same-origin"], cookie: cookie)
        let link = try link(to: room, of: identity)
        #expect(shown == (try QRCode().svg(of: "\(origin)\(link)/\(query)")))
        let ticket = try #require(link.split(separator: "#").last)
        #expect(try relay.server.entryLinks.use(String(ticket), of: relay.server.authenticator.identities).identity == .room(room))
    }

    @Test func `a session has one link, however often its page is loaded, and another one when a phone has used it`() throws {
        let first = try link(to: "alice", of: .room("alice"))
        for _ in 0...RoomShare.links.ofRoom { #expect(try link(to: "alice", of: .room("alice")) == first) }
        for number in 0...RoomShare.links.ofRoom { _ = try link(to: "room\(number % 2)", of: .owner) }
        let again = try link(to: "alice", of: .room("alice"))
        #expect(again == first)
        let ticket = String(try #require(first.split(separator: "#").last))
        _ = try relay.server.entryLinks.use(ticket, of: relay.server.authenticator.identities)
        #expect(try link(to: "alice", of: .room("alice")) != first)
        #expect(throws: InvalidRequest.self) { try relay.server.entryLinks.use(ticket, of: relay.server.authenticator.identities) }
    }

    @Test func `a phone is let in no longer than the browser that shows it the code`() throws {
        let ticket = String(try #require(link(to: "alice", of: .room("alice")).split(separator: "#").last))
        #expect(try relay.server.entryLinks.use(ticket, of: relay.server.authenticator.identities).end == end)
    }

    @Test func `a session's link is replaced when half of its time is over`() throws {
        let token = try #require(AppSecret(RelayHarness.alice))
        let now = Date(timeIntervalSince1970: 1_000_000)
        var links = EntryLinks()
        let make = { (links: inout EntryLinks, seconds: Double) in
            let now = now + seconds
            return try links.ticket(for: .room("alice"), until: now + 100, token: token, session: "a", now: now)
        }
        let first = try make(&links, 0)
        #expect(try make(&links, 49) == first)
        #expect(try make(&links, 51) != first)
        let identities = try Identities(json: RelayHarness.rooms)
        #expect(throws: InvalidRequest.self) { try links.use(first, of: identities, now: now + 52) }
    }

    @Test func `no argument of a program has the text of a code`() throws {
        let folder = try TemporaryFolder()
        let program = folder.url.appending(path: "qrencode").path
        // The file is the last argument.
        let script = "#!/bin/sh\necho \"$@\"\nfor file; do file=${file#*=}; done\nstat --format=%a \"$file\"\ncat \"$file\"\n"
        #expect(FileManager.default.createFile(atPath: program, contents: Data(script.utf8), attributes: [.posixPermissions: 0o700]))
        let output = try QRCode(searchPath: folder.url.path + ":/usr/bin:/bin").text(of: "http://a.test/#secret")
        let lines = output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first?.contains("secret") == false)
        #expect(lines.dropFirst() == ["600", "http://a.test/#secret"])
        let file = try #require(lines.first?.split(separator: "=").last)
        #expect(!FileManager.default.fileExists(atPath: String(file)))
    }
}
