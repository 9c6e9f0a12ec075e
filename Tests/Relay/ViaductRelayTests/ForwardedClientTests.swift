import LWS
import LWSTestSupport
import Testing
import ViaductApp

@testable import ViaductRelay

/// Clients of other machines, whom a proxy passes on to a server on loopback.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct ForwardedClientTests {
    private static let (own, other) = ("X-Forwarded-For: 127.0.0.1", "X-Forwarded-For: 192.0.2.7")

    private func relay(isInsecure: Bool = false, identities: Identities? = nil) throws -> RelayHarness {
        try RelayHarness(trustsProxy: { $0 == "127.0.0.1" }, identities: identities, isInsecure: isInsecure)
    }

    @Test(arguments: [
        ("GET", "/"), ("GET", "/viaduct/adapter.js"), ("GET", "/viaduct/request"), ("GET", "/viaduct/api/pages"), ("POST", "/viaduct/api/link"),
    ])
    func `a server that asks nobody for an identity refuses them, and says what to do`(method: String, path: String) async throws {
        let relay = try relay()
        let refused = try await relay.curl(path, "--request", method, "--header", Self.other)
        #expect(refused.status == 403)
        #expect(refused.text.contains("--identities") && refused.text.contains("--insecure") && refused.text.contains("(VD-ACCESS-6)"))
        #expect(relay.server.refusals == [.access: 1])
        #expect(relay.log.lines.contains { $0.contains("A proxy passes on a client of another machine") })
        #expect(try await relay.curl(path, "--request", method, "--header", Self.own).status != 403)
    }

    @Test func `their pages get no socket, and those of this machine do`() async throws {
        let relay = try relay()
        let path = "/viaduct/socket?page=\(RelayHarness.page)"
        #expect(try await relay.upgrade(path, subprotocol: "viaduct.page.1", [Self.other]).status == 403)
        #expect(try await relay.upgrade(path, subprotocol: "viaduct.page.1", [Self.own]).status == 101)
        #expect(relay.server.refusals == [.access: 1])
    }

    @Test func `health is everybody's`() async throws {
        #expect(try await relay().raw("GET", "/viaduct/health/ready", [Self.other]).status != 403)
    }

    @Test func `an insecure server takes them, and a guarded one asks who they are`() async throws {
        #expect(try await relay(isInsecure: true).raw("GET", "/viaduct/device/phones.json", [Self.other]).status == 200)
        let guarded = try relay(identities: Identities(json: RelayHarness.rooms))
        #expect(try await guarded.raw("GET", "/viaduct/device/phones.json", [Self.other]).status == 401)
        #expect(
            try await guarded.raw("GET", "/viaduct/device/phones.json", [Self.other, "Authorization: Bearer \(RelayHarness.alice)"]).status == 200)
    }

    @Test func `the word of a client that is no proxy refuses nobody`() async throws {
        let relay = try RelayHarness()
        #expect(try await relay.raw("GET", "/viaduct/device/phones.json", [Self.other]).status == 200)
    }
}
