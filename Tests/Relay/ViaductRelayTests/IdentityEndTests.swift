import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductApp

@testable import ViaductRelay

/// The sockets, streams and lists of a shared server when its identities change.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct IdentityEndTests {
    private func connect(_ relay: RelayHarness, id: String, _ path: String, _ subprotocol: String, _ headers: [(String, String)]) async
        -> RecordingClient
    {
        let client = RecordingClient()
        relay.harness.loop.connect(
            host: "127.0.0.1", port: relay.port, path: "/viaduct/\(path)=\(String(repeating: id, count: 32))", subprotocol: subprotocol,
            headers: headers.map { (name: $0.0, value: $0.1) }, maximumMessageSize: 1 << 20, handler: client)
        _ = await relay.serve { client.isOpen || client.isClosed }
        return client
    }

    private func bearer(_ token: String) -> [(String, String)] { [("authorization", "Bearer \(token)")] }

    @Test func `sockets whose token was changed are closed with the reason, and the others stay`() async throws {
        let relay = try RelayHarness.guarded()
        let alices = await connect(relay, id: "a", "socket?page", "viaduct.page.1", bearer(RelayHarness.alice))
        let app = await connect(relay, id: "b", "app?app", "viaduct.app.1", bearer(RelayHarness.alice))
        let cookie = await connect(relay, id: "c", "socket?page", "viaduct.page.1", [("cookie", try relay.cookie(of: .room("alice")))])
        let bobs = await connect(relay, id: "d", "socket?page", "viaduct.page.1", bearer(RelayHarness.bob))
        let owners = await connect(relay, id: "e", "socket?page", "viaduct.page.1", bearer(RelayHarness.token))
        var new = try Identities(json: RelayHarness.rooms.replacing(RelayHarness.alice, with: "another-token-of-alice"))
        new.owner = AppSecret(RelayHarness.token)
        relay.server.use(new)
        #expect(await relay.serve { alices.isClosed && app.isClosed && cookie.isClosed })
        for client in [alices, app, cookie] {
            #expect(client.closeCode == 4003)
            #expect(client.closeReason == "The server no longer knows this identity, or its time is over: get a new link or token. (VD-ACCESS-4)")
        }
        #expect(await relay.serve { !bobs.received.isEmpty && !owners.received.isEmpty })
        #expect(!bobs.isClosed && !owners.isClosed)
        let status = try await relay.raw("GET", "/viaduct/api/pages", ["Authorization: Bearer \(RelayHarness.alice)"]).status
        #expect(status == 401)
        #expect(try await relay.raw("GET", "/viaduct/api/pages", ["Authorization: Bearer another-token-of-alice"]).status == 200)
    }

    @Test func `the owner's sockets end with the owner's token, and a page with its key`() async throws {
        let relay = try RelayHarness.guarded()
        let owners = await connect(relay, id: "a", "socket?page", "viaduct.page.1", bearer(RelayHarness.token))
        let path = "/viaduct/socket?page=\(RelayHarness.page)"
        let keys = try RawClient(port: relay.port)
        let offer = "Sec-WebSocket-Protocol: viaduct.page.1, viaduct.key.\(RelayHarness.pageKey)"
        try keys.request(RawClient.upgrade(path: path) + [offer])
        #expect(await relay.serve { relay.server.pages[RelayHarness.page] != nil })
        relay.server.use(try Identities(json: #"{"alice":"\#(RelayHarness.alice)","bob":"\#(RelayHarness.bob)"}"#))
        #expect(await relay.serve { owners.closeCode == 4003 })
        var text = Data()
        #expect(
            await relay.serve {
                text += keys.read()
                return text.range(of: Data("The server no longer knows this identity".utf8)) != nil
            })
    }

    @Test(arguments: [
        ("", "or set data-viaduct-key"), (", viaduct.key.wrong", "is no key of the server"), (", viaduct.key.", "is no key of the server"),
    ])
    func `a page in a browser learns why it is turned away, and a program reads it`(key: String, reason: String) async throws {
        let relay = try RelayHarness.guarded()
        let head = RawClient.upgrade(path: "/viaduct/socket?page=\(RelayHarness.page)") + ["Sec-WebSocket-Protocol: viaduct.page.1\(key)"]
        for (origin, status) in [(["Origin: http://localhost:3000"], "101"), ([], "401")] {
            let page = try RawClient(port: relay.port)
            try page.request(head + origin)
            var bytes = Data()
            #expect(
                await relay.serve {
                    bytes += page.read()
                    return bytes.range(of: Data("(VD-ACCESS-4)".utf8)) != nil
                })
            #expect(bytes.dropFirst("HTTP/1.1 ".count).starts(with: Data(status.utf8)))
            // 4003
            let close = Data([0x0f, 0xa3])
            #expect((bytes.range(of: close + Data("The ".utf8)) != nil && bytes.range(of: Data(reason.utf8)) != nil) == (status == "101"))
        }
        #expect(relay.server.pages.isEmpty)
        #expect(relay.server.refusals[.invalidRequest] == 2)
    }

    @Test func `a stream of the trace ends with its reader's token`() async throws {
        let relay = try RelayHarness.guarded()
        let reader = try RawClient(port: relay.port)
        try reader.request(["GET /viaduct/api/trace HTTP/1.1", "Host: 127.0.0.1", "Authorization: Bearer \(RelayHarness.alice)"])
        var text = ""
        #expect(
            await relay.serve {
                text += String(decoding: reader.read(), as: UTF8.self)
                return text.contains("\r\n\r\n")
            })
        #expect(!reader.hasEnded)
        relay.server.use(try Identities(json: #"{"bob":"\#(RelayHarness.bob)"}"#))
        #expect(
            await relay.serve {
                text += String(decoding: reader.read(), as: UTF8.self)
                return reader.hasEnded || text.contains("\r\n0\r\n")
            })
    }

    @Test func `a cookie survives a restart with the same tokens, ends in time, and dies with the token`() throws {
        let (start, end) = (Date(timeIntervalSince1970: 1_764_000_000), Date(timeIntervalSince1970: 1_764_028_800))
        let cookie = SessionCookie(identities: try Identities(json: RelayHarness.rooms))
        let again = SessionCookie(identities: try Identities(json: RelayHarness.rooms))
        let value = try #require(cookie.make(for: .room("alice"), until: end))
        #expect(value.hasPrefix("alice:1764028800:"))
        let found = again.identity(of: value, now: start)
        #expect(found?.identity == .room("alice") && found?.end == end)
        #expect(again.identity(of: value, now: end) == nil)
        let changed = try Identities(json: RelayHarness.rooms.replacing(RelayHarness.alice, with: "another-token-of-alice"))
        #expect(SessionCookie(identities: changed).identity(of: value, now: start) == nil)
        #expect(cookie.make(for: .room("carol"), until: end) == nil)
        #expect(cookie.make(for: .owner, until: end) == nil)
    }

    @Test(arguments: [
        "", ":", "::", "alice", "alice:1764028800", "alice:1764028800:", ":1764028800:CODE", "bob:1764028800:CODE", "alice:1764028801:CODE",
        "alice:01764028800:CODE", "alice:+1764028800:CODE", "alice:1764028800:CODE0", "alice:1764028800:CODE:", "carol:1764028800:CODE",
        "alice:99999999999999999999:CODE", "alice:-1:CODE",
    ])
    func `a cookie that was changed in any part is none`(value: String) throws {
        let cookie = SessionCookie(identities: try Identities(json: RelayHarness.rooms))
        let code = try #require(cookie.make(for: .room("alice"), until: Date(timeIntervalSince1970: 1_764_028_800))?.split(separator: ":").last)
        #expect(cookie.identity(of: value.replacing("CODE", with: code), now: Date(timeIntervalSince1970: 1_764_000_000)) == nil)
    }

    @Test func `sockets end with the time of their cookie`() throws {
        let authenticator = Authenticator(identities: try Identities(json: RelayHarness.rooms), isGuarded: true)
        let token = try #require(AppSecret(RelayHarness.alice))
        let end = Date(timeIntervalSince1970: 1_764_028_800)
        let admission = Admission(.room("alice"), by: token, until: end)
        #expect(authenticator.holds(admission, now: end - 1))
        #expect(!authenticator.holds(admission, now: end))
        #expect(!authenticator.holds(Admission(.room("bob"), by: token), now: end))
        #expect(!authenticator.holds(Admission(.room("alice"), .page, by: token), now: end))
        #expect(authenticator.holds(Admission(.room("alice"), by: token), now: .distantFuture))
    }

    @Test func `a cookie that another page has set beside the right one does not shut out, and many cost little`() async throws {
        let relay = try RelayHarness.guarded()
        let good = try relay.cookie(of: .room("alice"))
        let name = "\(SessionCookie.prefix)\(relay.port)"
        func status(_ cookies: [String]) async throws -> Int {
            try await relay.raw("GET", "/viaduct/device/phones.json", ["Cookie: \(cookies.joined(separator: "; "))"]).status
        }
        #expect(try await status(["\(name)=alice:1:x", good]) == 200)
        #expect(try await status(["\(name)x=1", "a=b", good]) == 200)
        #expect(try await status(["\(SessionCookie.prefix)1=\(good.split(separator: "=")[1])"]) == 401)
        #expect(try await status((0..<4).map { "\(name)=alice:\($0):x" } + [good]) == 401)
    }

    @Test func `each sees the rooms and the tests that are theirs`() async throws {
        let relay = try RelayHarness.guarded()
        for (id, token) in [("a", RelayHarness.alice), ("b", RelayHarness.bob)] {
            _ = await connect(relay, id: id, "socket?test=t&page", "viaduct.page.1", bearer(token))
            _ = try await relay.raw("GET", "/viaduct/api/tests/\(id)", ["Authorization: Bearer \(token)"])
        }
        #expect(await relay.serve { relay.server.pages.count == 2 })
        for (token, rooms, tests) in [
            (RelayHarness.alice, "alice", ["a", "t"]), (RelayHarness.bob, "bob", ["b", "t"]),
            (RelayHarness.token, "alice,bob", ["a", "b", "t", "t"]),
        ] {
            let head = ["Authorization: Bearer \(token)"]
            let trace = try await relay.raw("GET", "/viaduct/api/trace?follow=false", head)
            #expect(trace.text.contains("x-viaduct-room: \(token == RelayHarness.token ? "default" : rooms)\r\n"))
            #expect(trace.text.contains("x-viaduct-rooms: \(rooms)\r\n"))
            #expect(relay.server.tests.all(of: token == RelayHarness.token ? .owner : .room(rooms)).map(\.tag) == tests)
        }
        let own = relay.server.tests["t", in: "alice"]?.pages.map(\.page.room)
        #expect(own == ["alice"])
    }

    @Test func `the adapter of a stranger is that of a room without an app`() async throws {
        let relay = try RelayHarness.guarded()
        let (socket, _) = await relay.connectApp(query: "&room=alice")
        socket.send(Array(#"{"type":"register","name":"mine","platform":"ios","components":["secret-part"],"wants":[]}"#.utf8))
        _ = await relay.serve { relay.server.apps.remote.count == 1 }
        let path = "/viaduct/adapter.js?room=alice"
        for (head, has) in [
            ([], false), (["Authorization: Bearer \(RelayHarness.bob)"], false), (["Authorization: Bearer \(RelayHarness.alice)"], true),
        ] {
            let arguments = head.flatMap { ["--header", $0] }
            let text = try await relay.harness.curl(["http://127.0.0.1:\(relay.port)\(path)"] + arguments).text
            #expect(text.contains("secret-part") == has)
        }
    }
}
