import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductApp

@testable import ViaductRelay

/// An open server that becomes a guarded one.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct ClosedDoorTests {
    private func identities() throws -> Identities {
        var identities = try Identities(json: RelayHarness.rooms)
        identities.owner = AppSecret(RelayHarness.token)
        return identities
    }

    @Test func `pages that have shown nothing are closed with the reason, and whoever has shown the secret stays`() async throws {
        let relay = try RelayHarness()
        let (_, page) = await relay.connect()
        let (_, app) = await relay.connectApp()
        #expect(try await relay.raw("GET", "/viaduct/device/phones.json", []).status == 200)
        relay.server.use(try identities(), isGuarded: true)
        #expect(await relay.serve { page.isClosed })
        #expect(page.closeCode == 4003)
        #expect(page.closeReason == Authenticator.missingKey)
        #expect(!app.isClosed)
        #expect(try await relay.raw("GET", "/viaduct/device/phones.json", []).status == 401)
        #expect(try await relay.upgrade("/viaduct/socket?page=\(RelayHarness.id("b"))", subprotocol: "viaduct.page.1", []).status == 401)
        let alice = ["Authorization: Bearer \(RelayHarness.alice)"]
        #expect(try await relay.raw("GET", "/viaduct/device/phones.json", alice).status == 200)
        #expect(!app.isClosed)
    }

    @Test func `tokens alone close no doors, and closed ones stay closed`() async throws {
        let relay = try RelayHarness()
        relay.server.use(try identities())
        #expect(!relay.server.isGuarded)
        relay.server.use(try identities(), isGuarded: true)
        relay.server.use(Identities(owner: AppSecret(RelayHarness.token)))
        #expect(relay.server.isGuarded)
        #expect(try await relay.raw("GET", "/viaduct/device/phones.json", []).status == 401)
    }

    @Test func `the tests of everybody are nobody's`() async throws {
        let relay = try RelayHarness()
        let page = await relay.openTestPage()
        #expect(relay.server.tests.all(of: .room("alice")).count == 1)
        relay.server.use(try identities(), isGuarded: true)
        #expect(relay.server.tests.all(of: .owner).isEmpty)
        #expect(await relay.serve { page.isClosed })
    }

    @Test func `a page's reader of its own trace ends with the page's right`() async throws {
        let relay = try RelayHarness()
        _ = await relay.connect()
        let reader = try RawClient(port: relay.port)
        try reader.request(["GET /viaduct/api/trace HTTP/1.1", "Host: 127.0.0.1", "Authorization: Page \(RelayHarness.page)"])
        var text = ""
        #expect(
            await relay.serve {
                text += String(decoding: reader.read(), as: UTF8.self)
                return text.contains("\r\n\r\n")
            })
        #expect(text.hasPrefix("HTTP/1.1 200 "))
        relay.server.use(try identities(), isGuarded: true)
        #expect(
            await relay.serve {
                text += String(decoding: reader.read(), as: UTF8.self)
                return reader.hasEnded || text.contains("\r\n0\r\n")
            })
        // The page itself stays for its reconnection, which keeps its trace.
        #expect(relay.server.pages[RelayHarness.page] != nil)
    }

    @Test func `neither the link nor the cookie of an open server's console opens a guarded one`() async throws {
        let relay = try RelayHarness()
        let links = [try #require(relay.server.consoleLink), relay.server.access.owner.makeBriefLink()]
        let opened = try await relay.raw("GET", links[0], ["Sec-Fetch-Site: none"])
        let line = try #require(opened.text.split(separator: "\r\n").first { $0.hasPrefix("set-cookie: ") })
        let console = ["Cookie: \(line.dropFirst("set-cookie: ".count).prefix { $0 != ";" })", "Sec-Fetch-Site: same-origin"]
        #expect(try await relay.raw("GET", "/viaduct/api/pages", console).status == 200)
        let reader = try RawClient(port: relay.port)
        try reader.request(["GET /viaduct/api/trace HTTP/1.1", "Host: 127.0.0.1:\(relay.port)"] + console)
        var text = ""
        #expect(
            await relay.serve {
                text += String(decoding: reader.read(), as: UTF8.self)
                return text.contains("\r\n\r\n")
            })
        #expect(text.hasPrefix("HTTP/1.1 200 "))
        relay.server.use(try identities(), isGuarded: true)
        for link in links { #expect(try await relay.raw("GET", link, ["Sec-Fetch-Site: none"]).status == 401) }
        #expect(try await relay.raw("GET", "/viaduct/api/pages", console).status == 401)
        // What reads by the cookie ends too.
        #expect(
            await relay.serve {
                text += String(decoding: reader.read(), as: UTF8.self)
                return reader.hasEnded || text.contains("\r\n0\r\n")
            })
    }
}
