import LWS
import LWSTestSupport
import Testing

@testable import ViaductRelay

/// The quotas of one room and one address.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct QuotaTests {
    @Test func `a room that is full is told so, and the other rooms go on`() async throws {
        let relay = try RelayHarness(limits: .changed { $0.roomPages = 2 })
        for digit: Character in ["1", "2"] { _ = await relay.connect(page: RelayHarness.id(digit), query: "&room=a") }
        let (_, refused) = await relay.connect(page: RelayHarness.id("3"), query: "&room=a")
        #expect(await relay.serve { refused.isClosed })
        #expect(refused.closeCode == 4002)
        #expect(refused.closeReason == "A room takes 2 pages at most (--max-room-pages). Close some, or raise the limit. (VD-LIMIT-6)")
        #expect(relay.server.refusals == [.roomPages: 1])
        #expect(relay.log.lines.count { $0.contains("--max-room-pages") } == 1)
        let (_, other) = await relay.connect(page: RelayHarness.id("4"), query: "&room=b")
        #expect(await relay.serve { other.received.count == 2 })
        #expect(relay.server.pages.keys.sorted() == ["1", "2", "4"].map(RelayHarness.id))
    }

    @Test func `in a full room the page that waits longest makes room, and no page of another room does`() async throws {
        let relay = try RelayHarness(limits: .changed { $0.roomPages = 2 })
        for (digit, room): (Character, String) in [("1", "b"), ("2", "a"), ("3", "a")] {
            let (socket, _) = await relay.connect(page: RelayHarness.id(digit), query: "&room=\(room)")
            guard digit != "3" else { continue }
            socket.close(.goingAway, reason: "")
            #expect(await relay.serve { relay.isLost(RelayHarness.id(digit)) })
        }
        let (_, client) = await relay.connect(page: RelayHarness.id("4"), query: "&room=a")
        #expect(await relay.serve { client.received.count == 2 })
        #expect(relay.server.pages.keys.sorted() == ["1", "3", "4"].map(RelayHarness.id))
        #expect(relay.server.refusals.isEmpty)
    }

    @Test func `a page that a second bound refuses makes nobody of the first one leave`() async throws {
        let relay = try RelayHarness(
            limits: .changed { (limits: inout ServerLimits) in
                limits.roomPages = 1
                limits.addressPages = 1
            }, trustsProxy: { $0 == "127.0.0.1" }, isInsecure: true)
        let (waiting, _) = await relay.connect(page: RelayHarness.id("1"), query: "&room=a", headers: [("x-forwarded-for", "192.0.2.1")])
        waiting.close(.goingAway, reason: "")
        #expect(await relay.serve { relay.isLost(RelayHarness.id("1")) })
        _ = await relay.connect(page: RelayHarness.id("2"), query: "&room=b", headers: [("x-forwarded-for", "192.0.2.2")])
        let (_, refused) = await relay.connect(page: RelayHarness.id("3"), query: "&room=a", headers: [("x-forwarded-for", "192.0.2.2")])
        #expect(await relay.serve { refused.isClosed })
        #expect(refused.closeCode == 4002)
        #expect(relay.server.refusals == [.addressPages: 1])
        #expect(relay.server.pages.keys.sorted() == ["1", "2"].map(RelayHarness.id))
    }

    @Test func `an address has its share in all rooms together, and gets it back`() async throws {
        let relay = try RelayHarness(limits: .changed { $0.addressPages = 2 })
        let (first, _) = await relay.connect(page: RelayHarness.id("1"), query: "&room=a")
        _ = await relay.connect(page: RelayHarness.id("2"), query: "&room=b")
        // A client's own header does not count.
        let (_, refused) = await relay.connect(page: RelayHarness.id("3"), query: "&room=c", headers: [("x-forwarded-for", "192.0.2.1")])
        #expect(await relay.serve { refused.isClosed })
        #expect(refused.closeReason == "An address takes 2 pages at most (--max-address-pages). Close some, or raise the limit. (VD-LIMIT-6)")
        #expect(relay.server.refusals == [.addressPages: 1])
        first.send(Array(#"{"type":"bye"}"#.utf8))
        #expect(await relay.serve { relay.server.pages.count == 1 })
        let (_, again) = await relay.connect(page: RelayHarness.id("3"), query: "&room=c")
        #expect(await relay.serve { again.received.count == 2 })
    }

    @Test func `clients behind a trusted proxy have a share each`() async throws {
        let relay = try RelayHarness(limits: .changed { $0.addressPages = 1 }, trustsProxy: { $0 == "127.0.0.1" }, isInsecure: true)
        for (digit, address): (Character, String) in [("1", "192.0.2.1"), ("2", "192.0.2.2")] {
            let (_, client) = await relay.connect(page: RelayHarness.id(digit), headers: [("x-forwarded-for", "203.0.113.1, \(address)")])
            #expect(await relay.serve { client.received.count == 2 })
        }
        let (_, refused) = await relay.connect(page: RelayHarness.id("3"), headers: [("x-forwarded-for", "203.0.113.2, 192.0.2.2")])
        #expect(await relay.serve { refused.isClosed })
        #expect(relay.server.refusals == [.addressPages: 1])
    }

    @Test func `one app too many of a room is told so, and another room takes it`() async throws {
        let relay = try RelayHarness(limits: .changed { $0.roomApps = 1 })
        _ = await relay.connectApp(id: "1", query: "&room=a")
        let (_, refused) = await relay.connectApp(id: "2", query: "&room=a")
        #expect(await relay.serve { refused.isClosed })
        #expect(refused.closeCode == 4002)
        #expect(refused.closeReason == "A room takes 1 apps at most (--max-room-apps). End some, or raise the limit. (VD-LIMIT-6)")
        #expect(relay.server.refusals == [.roomApps: 1])
        let (_, other) = await relay.connectApp(id: "3", query: "&room=b")
        #expect(await relay.serve { other.received.count == 1 })
    }
}
