import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

@Suite(.timeLimit(.minutes(1))) @MainActor struct DrainTests {
    private static let message = #"{"type":"message","message":{"id":"1","component":"echo","event":"e","data":{}}}"#

    /// Connects a page with a busy component.
    private func busyPage(of relay: RelayHarness) async throws -> (session: EchoSession, client: RecordingClient) {
        let (session, client) = try await relay.open()
        session.isBusy = true
        return (session, client)
    }

    @Test func `a server is ready once it says so, and lives before`() async throws {
        let relay = try RelayHarness()
        let starting = try await relay.curl("/viaduct/health/ready")
        #expect(starting.status == 503)
        #expect(starting.text == #"{"status":"starting"}"#)
        #expect(try await relay.curl("/viaduct/health/live").status == 200)
        relay.server.becomeReady()
        let ready = try await relay.curl("/viaduct/health/ready", "--header", "Host: anything.example")
        #expect(ready.status == 200)
        #expect(ready.text == #"{"status":"ready"}"#)
        #expect(try await relay.curl("/viaduct/health/ready", "--request", "POST").status == 405)
    }

    @Test func `a server whose proxy is away is not ready, and is again when the proxy is back`() async throws {
        let relay = try RelayHarness()
        func ready() async throws -> String { try await relay.curl("/viaduct/health/ready").text }
        func metric() -> String { String(decoding: relay.server.metricsResponse.body, as: UTF8.self) }
        relay.server.isProxyAway = true
        #expect(try await ready() == #"{"status":"starting"}"#)
        relay.server.becomeReady()
        #expect(try await ready() == #"{"status":"proxy"}"#)
        #expect(try await relay.curl("/viaduct/health/ready").status == 503)
        #expect(metric().contains("\nviaduct_ready 0\n"))
        relay.server.isProxyAway = false
        #expect(try await ready() == #"{"status":"ready"}"#)
        #expect(metric().contains("\nviaduct_ready 1\n"))
        relay.server.isProxyAway = true
        _ = try await busyPage(of: relay)
        relay.server.shutDown(within: .seconds(20))
        #expect(try await ready() == #"{"status":"draining"}"#)
    }

    @Test func `a server that ends is not ready, takes no page, and tells those that it has`() async throws {
        let relay = try RelayHarness()
        relay.server.becomeReady()
        let (session, client) = try await busyPage(of: relay)
        relay.server.shutDown(within: .seconds(20))
        let answer = try await relay.curl("/viaduct/health/ready")
        #expect(answer.status == 503)
        #expect(answer.text == #"{"status":"draining"}"#)
        #expect(answer.headers["retry-after"] == "1")
        #expect(try await relay.curl("/viaduct/health/live").status == 200)
        let (socket, refused) = await relay.connect(page: String(repeating: "f", count: 32))
        #expect(socket.refusalStatus == 503)
        #expect(!refused.isOpen)
        #expect(await relay.serve { client.received.contains { $0.contains(#""level":"info","code":"server-ends""#) } })
        #expect(!client.isClosed)
        session.isBusy = false
        #expect(await relay.serve { client.isClosed })
        #expect(client.closeCode == 1001)
    }

    @Test func `a reply that is under way arrives before the socket is closed`() async throws {
        let relay = try RelayHarness()
        let (session, client) = try await busyPage(of: relay)
        relay.server.shutDown(within: .seconds(20))
        #expect(await relay.serve { client.received.contains { $0.contains("server-ends") } })
        guard case .counted(.message(let message)) = IncomingFrame(Array(Self.message.utf8)) else {
            Issue.record("no message")
            return
        }
        session.outlet?.send(.reply(message))
        session.isBusy = false
        #expect(await relay.serve { client.isClosed })
        #expect(client.closeCode == 1001)
        #expect(client.received.last?.contains(#""type":"reply""#) == true)
    }

    @Test func `a component that does not come to an end is not waited for longer than the time`() async throws {
        let relay = try RelayHarness()
        let (_, client) = try await busyPage(of: relay)
        let begun = ContinuousClock.now
        relay.server.shutDown(within: .milliseconds(400))
        #expect(await relay.serve { client.isClosed })
        #expect(client.closeCode == 1001)
        #expect(ContinuousClock.now - begun >= .milliseconds(190))
        #expect(ContinuousClock.now - begun < .seconds(5))
    }

    @Test func `a page without a socket, and one at rest, hold nothing up`() async throws {
        let relay = try RelayHarness()
        let (session, first) = try await busyPage(of: relay)
        #expect(session.isBusy)
        let (_, second) = await relay.connect(page: String(repeating: "f", count: 32))
        relay.server.pages[RelayHarness.page]?.link.close(.goingAway, reason: "")
        #expect(await relay.serve { first.isClosed && relay.server.openSockets == 1 })
        let begun = ContinuousClock.now
        relay.server.shutDown(within: .seconds(15))
        #expect(await relay.serve { second.isClosed })
        #expect(second.closeCode == 1001)
        #expect(ContinuousClock.now - begun < .seconds(5))
    }
}
