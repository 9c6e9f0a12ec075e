import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductApp

@testable import ViaductRelay

/// Links that admit browsers to a shared server: their tickets, their creation, and their use.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct EntryLinkTests {
    private static let body = #"{"room":"alice","seconds":60}"#
    private static let ownPage = ["Sec-Fetch-Site: same-origin"]

    private let identities: Identities

    init() throws {
        var identities = try Identities(json: RelayHarness.rooms)
        identities.owner = AppSecret(RelayHarness.token)
        self.identities = identities
    }

    private func make(_ relay: RelayHarness, _ token: String, _ body: String = body) async throws -> CurlResponse {
        try await post(relay, "/viaduct/api/links", ["Authorization: Bearer \(token)"], body)
    }

    private func enter(_ relay: RelayHarness, _ ticket: String, _ headers: [String] = ownPage, replace: Bool = false) async throws -> CurlResponse {
        try await post(relay, RoutePath.enter, headers, #"{"ticket":"\#(ticket)"\#(replace ? #","replace":true"# : "")}"#)
    }

    private func post(_ relay: RelayHarness, _ path: String, _ headers: [String], _ body: String) async throws -> CurlResponse {
        let head = (headers + ["Content-Type: application/json"]).flatMap { ["--header", $0] }
        return try await relay.harness.curl(["http://127.0.0.1:\(relay.port)\(path)", "--request", "POST", "--data-binary", body] + head)
    }

    /// The ticket in an answer with a link.
    private func ticket(_ answer: CurlResponse) throws -> String {
        String(try #require(answer.text.firstMatch(of: #/#([^"\/]+)/#)).1)
    }

    @Test func `a link lets in once, to its own room, until its end`() async throws {
        let relay = try RelayHarness.guarded()
        let ticket = try ticket(try await make(relay, RelayHarness.token))
        let entered = try await enter(relay, ticket)
        #expect(entered.status == 204)
        let header = try #require(entered.headers["set-cookie"])
        let cookie = try #require(header.wholeMatch(of: #/([^;]+); Path=\/; HttpOnly; SameSite=Lax; Max-Age=(\d+)/#))
        #expect((50...60).contains(Int(cookie.2) ?? 0))
        #expect(try await relay.raw("GET", "/viaduct/api/pages", ["Cookie: \(cookie.1)", "X-Viaduct: console"]).status == 200)
        #expect(try await relay.raw("GET", "/viaduct/api/pages?room=bob", ["Cookie: \(cookie.1)", "X-Viaduct: console"]).status == 403)
        let again = try await enter(relay, ticket)
        #expect(again.status == 403 && again.text.contains("VD-ACCESS-7"))
        #expect(again.headers["set-cookie"] == nil)
    }

    @Test(arguments: [("alice", nil), ("alise", "Did you mean “alice”?"), ("carol", "Add it to the identities")])
    func `a link to a room without a token says so, since the room may be misspelt`(room: String, cure: String?) async throws {
        let relay = try RelayHarness.guarded()
        let made = try await make(relay, RelayHarness.token, #"{"room":"\#(room)","seconds":60}"#)
        #expect(made.text.contains(#""note":"No identity has the room “\#(room)”."#) == (cure != nil))
        #expect(made.text.contains(cure ?? #""path":"#))
        #expect(try await enter(relay, ticket(made)).status == 204)
    }

    @Test(arguments: [
        (["Sec-Fetch-Site: cross-site", "Origin: http://evil.test"], 403), (["Sec-Fetch-Site: same-site"], 403), ([], 403),
        (["Origin: http://localhost:1"], 403),
    ])
    func `a page of another origin cannot let its visitor in as somebody else`(headers: [String], status: Int) async throws {
        let relay = try RelayHarness.guarded()
        let ticket = try ticket(try await make(relay, RelayHarness.token))
        #expect(try await enter(relay, ticket, headers).status == status)
        #expect(try await enter(relay, ticket).status == 204)
    }

    @Test(arguments: [(Identity.room("alice"), 409), (.owner, 409), (.room("bob"), 204)])
    func `a browser that is in one room is asked before a link takes it to another`(identity: Identity, status: Int) async throws {
        let relay = try RelayHarness.guarded()
        let ticket = try ticket(try await make(relay, RelayHarness.token, #"{"room":"bob","seconds":60}"#))
        let browser = Self.ownPage + ["Cookie: \(try relay.cookie(of: identity))"]
        let asked = try await enter(relay, ticket, browser)
        #expect(asked.status == status)
        guard status == 409 else { return }
        #expect(asked.headers["set-cookie"] == nil && asked.text.contains("room “bob”") && asked.text.contains("VD-ACCESS-8"))
        // The link stays valid.
        let entered = try await enter(relay, ticket, browser, replace: true)
        #expect(entered.status == 204 && entered.headers["set-cookie"]?.contains("=bob:") == true)
    }

    @Test func `a cookie without an identity any more asks nothing`() async throws {
        let relay = try RelayHarness.guarded()
        let old = try relay.cookie(of: .room("alice"), until: Date(timeIntervalSinceNow: -1))
        let ticket = try ticket(try await make(relay, RelayHarness.token, #"{"room":"bob","seconds":60}"#))
        #expect(try await enter(relay, ticket, Self.ownPage + ["Cookie: \(old)"]).status == 204)
        #expect(try await enter(relay, ticket, Self.ownPage + ["Cookie: \(try relay.cookie(of: .room("alice")))"]).text.contains("VD-ACCESS-7"))
    }

    @Test(arguments: ["/viaduct/api/links", "/viaduct/api/link"])
    func `a cookie makes no link that outlives it`(path: String) async throws {
        let relay = try RelayHarness.guarded()
        for identity in [Identity.room("alice"), .owner] {
            let end = Date.wholeSecond(in: 60)
            let browser = Self.ownPage + ["Cookie: \(try relay.cookie(of: identity, until: end))"]
            let made = try await post(relay, path, browser, #"{"seconds":31536000}"#)
            #expect(made.text.contains(":\(Int(end.timeIntervalSince1970)):"))
            #expect(path == "/viaduct/api/link" || made.text.contains(#""end":\#(Int(end.timeIntervalSince1970))"#))
            let entered = try await enter(relay, ticket(made))
            let age = try #require(entered.headers["set-cookie"]?.firstMatch(of: #/Max-Age=(\d+)/#))
            #expect((50...60).contains(Int(age.1) ?? 0))
        }
    }

    @Test func `a room's token makes links to its room only`() async throws {
        let relay = try RelayHarness.guarded()
        #expect(try await make(relay, RelayHarness.alice).status == 200)
        #expect(try await make(relay, RelayHarness.alice, #"{"seconds":60}"#).text.contains("#alice:"))
        #expect(try await make(relay, RelayHarness.bob).status == 403)
        #expect(try await make(relay, RelayHarness.token, #"{"room":"carol","seconds":60}"#).status == 200)
        #expect(try await make(relay, RelayHarness.pageKey).status == 401)
        #expect(try await make(relay, "wrong").status == 401)
    }

    @Test(arguments: [
        #"{"room":"alice"}"#, #"{"room":"a b","seconds":60}"#, #"{"seconds":0}"#, #"{"seconds":31536001}"#, #"{"seconds":1.5}"#, #"{"seconds":"60"}"#,
        #"{"seconds":60,"to":"evil.test"}"#, #"{"seconds":60,"to":"/a b"}"#, #"{"seconds":60,"to":1}"#, "[]", "",
    ])
    func `what describes no link is refused`(body: String) async throws {
        let relay = try RelayHarness.guarded()
        #expect(try await make(relay, RelayHarness.token, body).status == 400)
    }

    @Test func `an open server makes none`() async throws {
        let relay = try RelayHarness()
        let answer = try await make(relay, RelayHarness.token)
        #expect(answer.status == 409 && answer.text.contains("/?viaduct_room=alice"))
    }

    @Test func `a changed, an old and a forged ticket let nobody in`() throws {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let token = try #require(identities.token(of: .room("alice")))
        var links = EntryLinks()
        let ticket = try links.ticket(for: .room("alice"), until: now + 60, token: token, now: now)
        for wrong in [
            ticket + "x", ticket.replacing("alice", with: "bob"), ticket.replacing(":1800000060:", with: ":1900000060:"), "", ":::", "a:b:c:d:e",
        ] {
            #expect(throws: InvalidRequest.self) { try links.use(wrong, of: identities, now: now) }
        }
        #expect(throws: InvalidRequest.self) { try links.use(ticket, of: try Identities(json: #"{"alice":"another-token-of-alice"}"#), now: now) }
        // A ticket of an earlier start with the same token.
        var restarted = EntryLinks()
        #expect(throws: InvalidRequest.self) { try restarted.use(ticket, of: identities, now: now) }
        let used = try links.use(ticket, of: identities, now: now + 59)
        #expect(used.identity == .room("alice") && used.end == now + 60)
        let late = try links.ticket(for: .owner, until: now + 60, token: try #require(identities.owner), now: now)
        #expect(throws: InvalidRequest.self) { try links.use(late, of: identities, now: now + 60) }
    }

    @Test func `links that nobody opens are bounded, and make room when they end`() throws {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let token = try #require(identities.owner)
        var links = EntryLinks()
        for _ in 0..<RoomShare.links.ofRoom { _ = try links.ticket(for: .owner, until: now + 60, token: token, now: now) }
        let error = #expect(throws: InvalidRequest.self) { try links.ticket(for: .owner, until: now + 60, token: token, now: now) }
        #expect(error?.status == 503 && error?.code == "VD-LIMIT-6" && error?.limit == .roomLinks)
        #expect(throws: Never.self) { try links.ticket(for: .room("alice"), until: now + 60, token: token, now: now) }
        #expect(throws: Never.self) { try links.ticket(for: .owner, until: now + 120, token: token, now: now + 61) }
    }

    @Test func `one room's links leave the others theirs, and go with its token`() async throws {
        let relay = try RelayHarness.guarded()
        let (alice, bob) = (Admission(.room("alice"), by: try token("alice")), Admission(.room("bob"), by: try token("bob")))
        let kept = try relay.server.makeConsoleLink(for: alice)
        for _ in 0..<RoomShare.links.ofRoom { _ = try relay.server.makeConsoleLink(for: bob) }
        let refused = try await make(relay, RelayHarness.bob, #"{"seconds":60}"#)
        #expect(refused.status == 503 && refused.text.hasSuffix("(VD-LIMIT-6)\n"))
        #expect(relay.server.refusals == [.roomLinks: 1])
        #expect(try await make(relay, RelayHarness.alice).status == 200)
        #expect(try await make(relay, RelayHarness.token, #"{"seconds":60}"#).status == 200)
        var changed = try Identities(json: #"{"alice":"\#(RelayHarness.alice)","bob":"another-token-of-bob"}"#)
        changed.owner = AppSecret(RelayHarness.token)
        relay.server.use(changed)
        #expect(try await make(relay, "another-token-of-bob", #"{"seconds":60}"#).status == 200)
        #expect(try await enter(relay, String(try #require(kept.firstMatch(of: #/#([^\/]+)/#)).1)).status == 204)
    }

    private func token(_ room: String) throws -> AppSecret { try #require(identities.token(of: .room(room))) }
}
