import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductApp

@testable import ViaductRelay

/// The matrix of origin, identity and room at every door of a shared server.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct GuardTests {
    /// The credentials of a request, and the room that they give access to: `*` for all, nothing for none.
    private enum Shown: String, CaseIterable {
        case nothing, wrong, alice, bob, owner, pageKey, aliceCookie, bobCookie, ownerCookie, expired, forged, otherRoom

        @MainActor func headers(to relay: RelayHarness) throws -> [String] {
            let now = Date()
            func bearer(_ token: String) -> [String] { ["Authorization: Bearer \(token)"] }
            func cookie(_ identity: Identity, until end: TimeInterval = 60, _ change: (String) -> String = { $0 }) throws -> [String] {
                ["Cookie: other=1; \(change(try relay.cookie(of: identity, until: now + end)))", "Sec-Fetch-Site: same-origin"]
            }
            return switch self {
            case .nothing: []
            case .wrong: bearer("alice-token-0123456788")
            case .alice: bearer(RelayHarness.alice)
            case .bob: bearer(RelayHarness.bob)
            case .owner: bearer(RelayHarness.token)
            case .pageKey: bearer(RelayHarness.pageKey)
            case .aliceCookie: try cookie(.room("alice"))
            case .bobCookie: try cookie(.room("bob"))
            case .ownerCookie: try cookie(.owner)
            case .expired: try cookie(.room("alice"), until: -1)
            case .forged: try cookie(.room("alice")) { String($0.dropLast()) + ($0.hasSuffix("0") ? "1" : "0") }
            case .otherRoom: try cookie(.room("bob")) { $0.replacing("=bob:", with: "=alice:") }
            }
        }

        /// The identity; `nil` for none.
        var identity: Identity? {
            switch self {
            case .alice, .aliceCookie: .room("alice")
            case .bob, .bobCookie: .room("bob")
            case .owner, .ownerCookie: .owner
            case .nothing, .wrong, .pageKey, .expired, .forged, .otherRoom: nil
            }
        }

        var isCookie: Bool { [.aliceCookie, .bobCookie, .ownerCookie, .expired, .forged, .otherRoom].contains(self) }
    }

    private static let rooms = [nil, "default", "alice", "bob"]

    private func status(_ relay: RelayHarness, _ path: String, _ headers: [String], method: String = "GET", body: String? = nil) async throws -> Int {
        try await relay.raw(method, path, headers, body: body).status
    }

    /// The status of the answer: 401 without an identity, 403 for another room than its own, `status` otherwise.
    private func expected(_ shown: Shown, _ room: String?, _ status: Int) -> Int {
        guard let identity = shown.identity else { return 401 }
        return identity.reaches(found(room, identity)) ? status : 403
    }

    /// The resolved room: the default one is a developer's own.
    private func found(_ room: String?, _ identity: Identity) -> String { room.flatMap { $0 == "default" ? nil : $0 } ?? identity.room ?? "default" }

    @Test(
        arguments: [
            ("GET", "/viaduct/api/pages", nil, 200), ("GET", "/viaduct/api/trace?follow=false", nil, 200), ("GET", "/viaduct/api/answers", nil, 200),
            ("PUT", "/viaduct/api/answers", "{}", 400), ("GET", "/viaduct/api/components", nil, 200),
            ("PUT", "/viaduct/api/components", #"{"hidden":[]}"#, 200),
            ("GET", "/viaduct/api/tests/t", nil, 200), ("POST", "/viaduct/api/tests/t/nothing", "{}", 404),
            ("POST", "/viaduct/api/pages/00000000/frames", "{}", 404), ("POST", "/viaduct/api/pages/00000000/restart", "{}", 404),
            ("GET", "/viaduct//api/nothing", nil, 404),
        ] as [(String, String, String?, Int)])
    func `the API is for a room's own developer and the owner`(method: String, path: String, body: String?, known: Int) async throws {
        let relay = try RelayHarness.guarded()
        for shown in Shown.allCases {
            for room in Self.rooms {
                let query = room.map { "\(path.contains("?") ? "&" : "?")room=\($0)" } ?? ""
                let found = try await status(relay, path + query, shown.headers(to: relay), method: method, body: body)
                #expect(found == expected(shown, room, known), "\(shown) in \(room ?? "no room")")
            }
        }
    }

    @Test(arguments: [
        ("/viaduct//console/index.html", 200), ("/viaduct/device/", 200), ("/viaduct/device/addresses.json", 200),
        ("//viaduct/device/phones.json", 200), ("/", 200), ("/demo/form.html", 200), ("/nothing", 404), ("/viaduct/request", 204),
        ("/viaduct/choice", 303), ("/viaduct/test/", 200), ("/viaduct/adapterx", 404),
    ])
    func `all else is for whom the server knows`(path: String, known: Int) async throws {
        let relay = try RelayHarness.guarded()
        for shown in Shown.allCases {
            let found = try await status(relay, path, ["Accept: text/html"] + shown.headers(to: relay))
            #expect(found == (shown.identity == nil ? 401 : known), "\(shown)")
        }
    }

    @Test(arguments: [
        "/viaduct/health", "/viaduct/adapter.js", "/viaduct/schema/frames.json", "/viaduct/errors/VD-ACCESS-4", "/viaduct/helpers/viaduct.py",
        "/viaduct/unreachable/unreachable.css", "/viaduct/timeline/", "/viaduct/icons/star.js", "/viaduct/view/view.js", "/viaduct/answer/answer.js",
    ])
    func `what is the same for everybody is public`(path: String) async throws {
        let relay = try RelayHarness.guarded()
        for shown in Shown.allCases { #expect(try await status(relay, path, shown.headers(to: relay)) == 200, "\(shown)") }
    }

    @Test func `a socket whose Upgrade got lost is asked for it, whoever opens it`() async throws {
        let relay = try RelayHarness.guarded()
        for shown in Shown.allCases { #expect(try await status(relay, "/viaduct/socket", shown.headers(to: relay)) == 426, "\(shown)") }
    }

    @Test func `a page is in the room of its identity, and in no other`() async throws {
        let relay = try RelayHarness.guarded()
        for (number, (shown, room)) in Shown.allCases.flatMap({ shown in Self.rooms.map { (shown, $0) } }).enumerated() {
            let id = String(repeating: "0", count: 28) + String(10000 + number).dropFirst()
            let path = "/viaduct/socket?page=\(id)" + (room.map { "&room=\($0)" } ?? "")
            let answer = try await relay.upgrade(path, subprotocol: "viaduct.page.1", shown.headers(to: relay))
            #expect(answer.status == expected(shown, room, 101), "\(shown) in \(room ?? "no room")")
            #expect(await relay.serve { (relay.server.pages[id] != nil) == (answer.status == 101) })
            #expect(relay.server.pages[id]?.room == (answer.status == 101 ? shown.identity.map { found(room, $0) } : nil))
            if answer.status == 401 { #expect(answer.text.contains("(VD-ACCESS-4)")) }
            if answer.status == 403 { #expect(answer.text.contains("(VD-ACCESS-5)")) }
        }
    }

    @Test(
        arguments: [
            (RelayHarness.pageKey, "alice", 101, "bob"), (RelayHarness.pageKey, nil, 101, "bob"), (RelayHarness.alice, nil, 101, "alice"),
            (RelayHarness.alice, "bob", 403, nil), (RelayHarness.token, "bob", 101, "bob"), ("bob-page-key-01234568", nil, 101, nil),
            ("", nil, 101, nil),
            (String(repeating: "x", count: 50), nil, 101, nil),
        ] as [(key: String, room: String?, status: Int, found: String?)], [false, true])
    func `a key among the subprotocols lets a page in, whatever its browser's cookie`(
        shown: (key: String, room: String?, status: Int, found: String?), isFirst: Bool
    ) async throws {
        let (key, room, status, found) = shown
        let relay = try RelayHarness.guarded()
        let path = "/viaduct/socket?page=\(RelayHarness.page)" + (room.map { "&room=\($0)" } ?? "")
        let cookie = "Cookie: \(try relay.cookie(of: .room("alice")))"
        let offer = isFirst ? "viaduct.key.\(key), viaduct.page.1" : "viaduct.page.1, viaduct.key.\(key)"
        let answer = try await relay.upgrade(path, subprotocol: offer, [cookie, "Origin: http://localhost:3000"])
        #expect(answer.status == status)
        #expect(status != 101 || answer.text.lowercased().contains("sec-websocket-protocol: viaduct.page.1\r\n"))
        #expect(await relay.serve { relay.server.pages[RelayHarness.page]?.room == found })
        #expect(!relay.log.lines.contains { $0.contains(key) && !key.isEmpty })
    }

    @Test func `the longest page key lets in`() async throws {
        let key = String(repeating: "k", count: Identities.longestPageKey)
        let relay = try RelayHarness.guarded()
        relay.server.use(try Identities(json: #"{"bob":{"token":"\#(RelayHarness.bob)","page-key":"\#(key)"}}"#))
        let path = "/viaduct/socket?page=\(RelayHarness.page)"
        let answer = try await relay.upgrade(path, subprotocol: "viaduct.page.1, viaduct.key.\(key)", ["Origin: http://localhost:3000"])
        #expect(answer.status == 101)
        #expect(await relay.serve { relay.server.pages[RelayHarness.page]?.room == "bob" })
        #expect(throws: Identities.Fault.self) {
            try Identities(json: #"{"bob":{"token":"\#(RelayHarness.bob)","page-key":"\#(key)k"}}"#)
        }
    }

    @Test func `an app is in the room of its token, and no cookie makes one`() async throws {
        let relay = try RelayHarness.guarded()
        for (number, (shown, room)) in Shown.allCases.flatMap({ shown in Self.rooms.map { (shown, $0) } }).enumerated() {
            let id = String(repeating: "0", count: 28) + String(10000 + number).dropFirst()
            let path = "/viaduct/app?app=\(id)" + (room.map { "&room=\($0)" } ?? "")
            let answer = try await relay.upgrade(path, subprotocol: "viaduct.app.1", shown.headers(to: relay))
            let expected = shown.isCookie ? 401 : expected(shown, room, 101)
            #expect(answer.status == expected, "\(shown) in \(room ?? "no room")")
            #expect(await relay.serve { relay.server.remoteApps[id]?.room == (expected == 101 ? shown.identity.map { found(room, $0) } : nil) })
        }
    }

    @Test(
        arguments: [
            (nil, 101), ("http://127.0.0.1:PORT", 101), ("http://localhost:3000", 101), ("https://good.test", 101), ("https://evil.test", 403),
            ("null", 403), ("http://127.0.0.1.evil.test", 403),
        ] as [(String?, Int)])
    func `a good identity helps no page of another origin`(origin: String?, status: Int) async throws {
        let relay = try RelayHarness.guarded(allowedOrigins: ["https://good.test"])
        let origin = origin?.replacing("PORT", with: "\(relay.port)")
        let headers = origin.map { ["Origin: \($0)"] } ?? []
        let path = "/viaduct/socket?page=\(RelayHarness.page)"
        for proof in ["Cookie: \(try relay.cookie(of: .room("alice")))", "Authorization: Bearer \(RelayHarness.alice)"] {
            #expect(try await relay.upgrade(path, subprotocol: "viaduct.page.1", headers + [proof]).status == status)
        }
        let none = try await relay.upgrade(path, subprotocol: "viaduct.page.1", headers)
        // A page in a browser gets the reason on its socket.
        #expect(none.status == (status == 101 && origin == nil ? 401 : status))
    }

    @Test(arguments: [("same-origin", 200), ("same-site", 403), ("cross-site", 403), ("none", 200)])
    func `a cookie that comes along from another origin opens no API`(site: String, expected: Int) async throws {
        let relay = try RelayHarness.guarded()
        let headers = ["Cookie: \(try relay.cookie(of: .room("alice")))", "Sec-Fetch-Site: \(site)", "Referer: http://127.0.0.1:3000/"]
        #expect(try await status(relay, "/viaduct/api/pages", headers) == expected)
    }

    @Test(arguments: ["http://localhost:3000", "http://127.0.0.1:3000", "https://localhost", "http://a.localhost", "null", nil])
    func `a cookie that comes with the origin of another port opens nothing`(origin: String?) async throws {
        let relay = try RelayHarness.guarded()
        let headers = ["Cookie: \(try relay.cookie(of: .room("alice")))"] + (origin.map { ["Origin: \($0)"] } ?? [])
        let console = headers + ["X-Viaduct: console"]
        for (method, path) in [("GET", "/viaduct/api/pages"), ("GET", "/viaduct/api/trace?follow=false"), ("POST", "/viaduct/api/link")] {
            #expect(try await relay.raw(method, path, console).status == (origin == nil ? 200 : 403), "\(path)")
        }
        // A browser that calls itself of the same origin, and names another, is none.
        #expect(try await relay.raw("GET", "/viaduct/api/pages", headers + ["Sec-Fetch-Site: same-origin"]).status == (origin == nil ? 200 : 403))
        #expect(try await relay.raw("GET", "/viaduct/device/", headers).status == (origin == nil ? 200 : origin == "null" ? 403 : 401))
        _ = try await relay.upgrade("/viaduct/socket?page=\(RelayHarness.page)", subprotocol: "viaduct.page.1", headers)
        #expect(relay.server.pages.isEmpty == (origin != nil))
    }

    @Test func `the id of another room's page or app takes over neither`() async throws {
        let relay = try RelayHarness.guarded()
        for (path, subprotocol) in [("socket?page", "viaduct.page.1"), ("app?app", "viaduct.app.1")] {
            let path = "/viaduct/\(path)=\(RelayHarness.page)"
            #expect(try await relay.upgrade(path, subprotocol: subprotocol, ["Authorization: Bearer \(RelayHarness.alice)"]).status == 101)
            #expect(try await relay.upgrade(path, subprotocol: subprotocol, ["Authorization: Bearer \(RelayHarness.bob)"]).status == 403)
            #expect(try await relay.upgrade(path, subprotocol: subprotocol, ["Authorization: Bearer \(RelayHarness.alice)"]).status == 101)
        }
        #expect(relay.server.pages.values.map(\.room) == ["alice"])
        #expect(relay.server.remoteApps.values.map(\.room) == ["alice"])
    }

    @Test func `the console of a developer is that of their room`() async throws {
        let relay = try RelayHarness.guarded()
        func console(_ query: String, _ token: String) async throws -> (status: Int, text: String) {
            try await relay.raw("GET", "/viaduct/console/\(query)", ["Authorization: Bearer \(token)"])
        }
        let led = try await console("?kind=message", RelayHarness.alice)
        #expect(try await console("?room=default", RelayHarness.alice).status == 303)
        #expect(led.status == 303 && led.text.contains("location: /viaduct/console/?kind=message&room=alice\r\n"))
        #expect(try await console("?room=alice", RelayHarness.alice).status == 200)
        #expect(try await console("?room=bob", RelayHarness.alice).status == 403)
        #expect(try await console("", RelayHarness.token).status == 200)
        #expect(try await console("?room=bob", RelayHarness.token).status == 200)
        #expect(try await console("", "wrong").status == 401)
    }

    @Test func `a developer's link opens the console and the app, once, as that developer`() async throws {
        let relay = try RelayHarness.guarded()
        let answer = try await relay.harness.curl([
            "http://127.0.0.1:\(relay.port)/viaduct/api/link", "--request", "POST", "--header", "Authorization: Bearer \(RelayHarness.alice)",
        ])
        let link = try #require(answer.text.firstMatch(of: #/\/viaduct\/enter\/#(alice:[^"\/]+)\/viaduct\/console\//#))
        let ticket = #"{"ticket":"\#(link.1)"}"#
        let opened = try await relay.raw("POST", RoutePath.enter, ["Sec-Fetch-Site: same-origin"], body: ticket)
        #expect(opened.status == 204)
        let line = try #require(opened.text.split(separator: "\r\n").first { $0.hasPrefix("set-cookie: ") })
        #expect(
            line.hasPrefix("set-cookie: \(SessionCookie.prefix)\(relay.port)=alice:") && line.contains("; Path=/; HttpOnly; SameSite=Lax; Max-Age="))
        let cookie = "Cookie: \(line.dropFirst("set-cookie: ".count).prefix { $0 != ";" })"
        #expect(try await relay.raw("GET", "/viaduct/request", [cookie]).status == 204)
        #expect(try await relay.raw("GET", "/viaduct/api/pages?room=bob", [cookie, "Sec-Fetch-Site: same-origin"]).status == 403)
        #expect(try await relay.raw("POST", RoutePath.enter, ["Sec-Fetch-Site: same-origin"], body: ticket).status == 403)
    }

    @Test func `only the owner changes the stubs of all rooms`() async throws {
        let relay = try RelayHarness.guarded()
        #expect(try await status(relay, "/viaduct/api/stubs", ["Authorization: Bearer \(RelayHarness.alice)"]) == 200)
        for method in ["PUT", "DELETE"] {
            let alices = try await status(
                relay, "/viaduct/api/stubs/rating", ["Authorization: Bearer \(RelayHarness.alice)"], method: method, body: "{}")
            #expect(alices == 403)
            let owners = try await status(
                relay, "/viaduct/api/stubs/rating", ["Authorization: Bearer \(RelayHarness.token)"], method: method, body: "{}")
            #expect([400, 404, 409].contains(owners))
        }
    }
}
