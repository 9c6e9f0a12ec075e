import LWSTestSupport
import Testing

@testable import ViaductRelay

/// The trace of missing pages and rooms, over real sockets.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct TraceQueryTests {
    private static let trace = "/viaduct/api/trace?follow=false"

    private let relay: RelayHarness

    init() throws {
        relay = try RelayHarness()
    }

    @Test func `a page that nobody knows is an error, and one that is gone has left its events`() async throws {
        let (_, client) = try await relay.open()
        let unknown = try await relay.ask("GET", "\(Self.trace)&page=89abcdef")
        #expect(unknown.status == 404)
        #expect(unknown.text == "The room “default” has no page 89abcdef, and no events of one. GET /viaduct/api/pages lists its pages. (VD-API-2)\n")
        #expect(try await relay.ask("GET", "\(Self.trace)&page=01234567&room=other").status == 404)
        relay.server.pages.values.first?.free()
        #expect(await relay.serve { client.isClosed })
        #expect(try await relay.ask("GET", "\(Self.trace)&page=01234567&kind=gone").text.contains(#""kind":"gone""#))
    }

    @Test(arguments: ["dropped=yes", "dropped=", "follow=0"]) func `a flag is true or false`(query: String) async throws {
        let response = try await relay.ask("GET", "/viaduct/api/trace?\(query)")
        #expect(response.status == 400)
        #expect(response.text.contains("has to be true or false"))
    }

    @Test func `a test's tag leaves out the pages of other tests, also when they are gone, and keeps those of none`() async throws {
        _ = await relay.openTestPage(tag: "mine", digit: "a")
        _ = await relay.openTestPage(tag: "other", digit: "b")
        _ = try await relay.open()
        relay.server.pages[String(repeating: "b", count: 32)]?.free()
        let pages = try await relay.ask("GET", "/viaduct/api/pages").text
        #expect(pages.matches(of: #/"test":"([a-z]+)"/#).map { String($0.1) } == ["mine"])
        func opened(_ query: String) async throws -> Set<String> {
            let text = try await relay.ask("GET", "\(Self.trace)&kind=open\(query)").text
            return Set(text.matches(of: #/"page":"([0-9a-f]{8})"/#).map { String($0.1) })
        }
        #expect(try await opened("") == ["aaaaaaaa", "bbbbbbbb", "01234567"])
        #expect(try await opened("&test=mine") == ["aaaaaaaa", "01234567"])
        #expect(try await relay.ask("GET", "\(Self.trace)&test=a%20b").status == 400)
    }

    @Test func `the answer names the rooms in which pages are open`() async throws {
        _ = await relay.connect(query: "&room=b")
        _ = await relay.connect(page: String(repeating: "a", count: 32), query: "&room=a")
        #expect(try await relay.ask("GET", "\(Self.trace)&room=c").headers["x-viaduct-rooms"] == "a,b")
    }
}
