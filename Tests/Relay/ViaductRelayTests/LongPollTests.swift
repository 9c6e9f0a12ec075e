import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductApp

@testable import ViaductRelay

/// Waiting calls of the test API, by clients that lose access or do not read.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct LongPollTests {
    /// Starts a call that waits for one or more messages.
    private func poll(_ relay: RelayHarness, _ headers: [String], count: Int = 1) async throws -> RawClient {
        let (client, calls) = (try RawClient(port: relay.port), relay.server.tests.calls)
        let body = #"{"component":"echo","count":\#(count),"timeout":60000}"#
        try client.request(
            [
                "POST /viaduct/api/tests/t/messages HTTP/1.1", "Host: 127.0.0.1:\(relay.port)", "Content-Type: application/json",
                "Content-Length: \(body.utf8.count)",
            ] + headers)
        try client.send(Array(body.utf8))
        #expect(await relay.serve { relay.server.tests.calls == calls + 1 })
        return client
    }

    /// Returns the answer received so far, once it contains the text or the connection has ended.
    private func answer(of client: RawClient, until end: String, on relay: RelayHarness) async -> String {
        var text = ""
        _ = await relay.serve {
            text += String(decoding: client.read(), as: UTF8.self)
            return text.contains(end) || client.hasEnded
        }
        return text
    }

    private func bearer(_ token: String) -> [String] { ["Authorization: Bearer \(token)"] }

    private func withoutAlice() throws -> Identities {
        var identities = try Identities(json: #"{"bob":"\#(RelayHarness.bob)"}"#)
        identities.owner = AppSecret(RelayHarness.token)
        return identities
    }

    @Test func `calls whose token is gone end within a second, and the others wait on`() async throws {
        let relay = try RelayHarness.guarded()
        let alices = try await poll(relay, bearer(RelayHarness.alice))
        let bobs = try await poll(relay, bearer(RelayHarness.bob))
        let start = ContinuousClock.now
        relay.server.use(try withoutAlice())
        let text = await answer(of: alices, until: "(VD-ACCESS-4)", on: relay)
        #expect(text.hasPrefix("HTTP/1.1 401 "))
        #expect(text.contains("The identity of this call is gone"))
        #expect(ContinuousClock.now - start < .seconds(2))
        #expect(relay.server.tests.calls == 1)
        #expect(bobs.read().isEmpty && !bobs.hasEnded)
    }

    @Test func `a call ends with its cookie`() async throws {
        let relay = try RelayHarness.guarded()
        let end = Date.wholeSecond(in: 2)
        let client = try await poll(relay, ["Cookie: \(try relay.cookie(of: .room("alice"), until: end))", "Sec-Fetch-Site: same-origin"])
        let text = await answer(of: client, until: "(VD-ACCESS-4)", on: relay)
        #expect(text.hasPrefix("HTTP/1.1 401 "))
        #expect(Date() >= end && Date() < end + 2)
        #expect(relay.server.tests.calls == 0)
    }

    @Test func `clients that do not read their answer are cut off, and nobody else notices`() async throws {
        var limits = ServerLimits()
        limits.connections.idleTime = .seconds(2)
        // More than the system buffers for a reader.
        let size = 7 << 20
        let relay = try RelayHarness(maximumPageFrame: 8 << 20, limits: limits)
        let page = await relay.openTestPage()
        var slow: [RawClient] = []
        for _ in 0..<12 { slow.append(try await poll(relay, bearer(RelayHarness.token))) }
        page.say("echo", "e", #"{"x":"\#(String(repeating: "x", count: size))"}"#)
        #expect(await relay.serve { relay.server.tests.calls == 0 })
        // Readers beyond the limit lose their answers at once, the others after they have read nothing for a while.
        #expect(relay.server.refusals == [.slowReader: slow.count - UnreadAnswers.maximum / size])
        #expect((UnreadAnswers.maximum - size...UnreadAnswers.maximum).contains(relay.server.tests.unread.bytes))
        #expect(try await relay.test("messages", #"{"component":"echo","timeout":0}"#).status == 200)
        var (number, slowest) = (1, Duration.zero)
        while relay.server.refusals[.slowReader, default: 0] < slow.count, number < 100_000 {
            number += 1
            let start = ContinuousClock.now
            page.say("echo", "e", id: "\(number)")
            #expect(await relay.serve { page.frames("reply").last?.contains(#""id":"\#(number)""#) == true })
            page.send(#"{"type":"ack","received":\#(number)}"#)
            slowest = max(slowest, .now - start)
        }
        #expect(relay.server.refusals[.slowReader] == slow.count)
        #expect(slowest < .seconds(1))
        #expect(await relay.serve { relay.server.tests.unread.bytes == 0 })
        for client in slow {
            var bytes = 0
            #expect(
                await relay.serve {
                    bytes += client.read().count
                    return client.hasEnded
                })
            #expect(bytes < size)
        }
        #expect(try await relay.test("messages", #"{"component":"echo","timeout":0}"#).status == 200)
        #expect(await relay.serve { relay.server.tests.unread.bytes == 0 })
    }

    @Test func `an outcome that comes too late is nothing for whoever lost the right to it`() async throws {
        let relay = try RelayHarness.guarded()
        let client = try await poll(relay, bearer(RelayHarness.alice))
        let (page, _) = await relay.connect(query: "&room=alice&test=t", headers: [(name: "authorization", value: "Bearer \(RelayHarness.token)")])
        relay.server.use(try withoutAlice())
        page.send(Array(#"{"type":"message","message":{"id":"1","component":"echo","event":"e","data":{"secret":1}}}"#.utf8))
        let text = await answer(of: client, until: "(VD-ACCESS-4)", on: relay)
        #expect(text.hasPrefix("HTTP/1.1 401 "))
        #expect(!text.contains("secret"))
    }

    @Test func `a server that ends answers the calls that wait, and takes no further ones`() async throws {
        let relay = try RelayHarness()
        let (session, _) = try await relay.open()
        session.isBusy = true
        let client = try await poll(relay, bearer(RelayHarness.token))
        relay.server.shutDown(within: .seconds(20))
        let text = await answer(of: client, until: "(VD-API-3)", on: relay)
        #expect(text.hasPrefix("HTTP/1.1 503 "))
        #expect(text.contains("\r\nretry-after: 1\r\n"))
        #expect(relay.server.tests.calls == 0)
        let late = try await relay.test("messages", #"{"component":"echo"}"#)
        #expect(late.status == 503)
        session.isBusy = false
    }

    @Test func `a server ends after the answers that it has begun`() async throws {
        let relay = try RelayHarness(maximumPageFrame: 8 << 20)
        let (size, page) = (7 << 20, await relay.openTestPage())
        let client = try await poll(relay, bearer(RelayHarness.token))
        page.say("echo", "e", #"{"x":"\#(String(repeating: "x", count: size))"}"#)
        #expect(await relay.serve { relay.server.tests.calls == 0 })
        relay.server.shutDown(within: .seconds(20))
        var bytes = 0
        #expect(
            await relay.serve {
                bytes += client.read().count
                return bytes > size
            })
        #expect(!client.hasEnded)
    }
}
