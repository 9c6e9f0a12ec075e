import LWSTestSupport
import Testing

@testable import ViaductRelay

/// The requests for an app's socket that are admitted.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct AppAdmissionTests {
    @Test func `the server's secret lets an app in, and no page's origin does so with it`() async throws {
        let relay = try RelayHarness()
        let (_, admitted) = await relay.connectApp()
        #expect(admitted.isOpen)
        for host in ["localhost:8888", "127.0.0.1:\(relay.port)", "localhost:\(relay.port)"] {
            let (socket, page) = await relay.connectApp(id: "1", originHost: host)
            #expect(!page.isOpen)
            #expect(socket.refusalStatus == 403)
        }
        #expect(relay.log.lines.contains { $0.contains("A web page cannot be an app") })
    }

    @Test(arguments: [
        nil, "", "wrong", "of-the-test", "of-the-testt", "of-the-testsx", "xof-the-tests", "of-the-tests of-the-tests", "OF-THE-TESTS",
    ])
    func `without the secret, or with another one, no app is let in`(token: String?) async throws {
        let relay = try RelayHarness()
        let (socket, client) = await relay.connectApp(token: token)
        #expect(!client.isOpen)
        #expect(socket.refusalStatus == 401)
        #expect(!relay.log.lines.contains { $0.contains(RelayHarness.token) })
    }

    @Test(arguments: [
        ([], 401, "Send the server's secret"), (["Authorization: Basic of-the-tests"], 401, "does not know the app's secret"),
        (["Authorization: Bearer wrong"], 401, "does not know the app's secret"),
        (["Origin: http://localhost:8888", "Authorization: Bearer of-the-tests"], 403, "web page"),
        (["Origin: null"], 403, "may not use this server"), (["Authorization: bearer  of-the-tests"], 400, "subprotocol"),
    ])
    func `a refusal says what an app has to do`(headers: [String], status: Int, words: String) async throws {
        let relay = try RelayHarness()
        let response = try await upgrade(relay, headers: headers)
        #expect(response.status == status)
        #expect(response.headers["www-authenticate"] == (status == 401 ? "Bearer" : nil))
        #expect(response.text.contains(words))
        if status == 401 { #expect(response.text.contains("(VD-SECRET-1)")) }
    }

    @Test func `a token in the address is refused, even the right one, and is not logged`() async throws {
        let relay = try RelayHarness()
        let response = try await upgrade(
            relay, query: "token=of-the-tests", headers: ["Authorization: Bearer of-the-tests"])
        #expect(response.status == 400)
        #expect(response.text.contains("in the header “Authorization: Bearer TOKEN”"))
        #expect(!relay.log.lines.isEmpty)
        #expect(!relay.log.lines.contains { $0.contains("of-the-tests") })
    }

    @Test func `a server without a secret lets no app in, and says how it would`() async throws {
        let relay = try RelayHarness(token: nil)
        let (socket, _) = await relay.connectApp(token: "anything")
        #expect(socket.refusalStatus == 503)
        let response = try await upgrade(relay, headers: ["Authorization: Bearer "])
        #expect(response.status == 503)
        #expect(response.text.contains("VIADUCT_TOKEN"))
    }

    private func upgrade(_ relay: RelayHarness, query: String = "", headers: [String]) async throws -> CurlResponse {
        let handshake = [
            "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        let url = "http://127.0.0.1:\(relay.port)/viaduct/app?\(query)"
        return try await relay.harness.curl([url] + (handshake + headers).flatMap { ["--header", $0] })
    }
}
