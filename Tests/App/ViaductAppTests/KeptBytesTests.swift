import Testing

@testable import ViaductApp

@Suite struct KeptBytesTests {
    private static let limit = 1 << 20

    @Test func `nothing is counted below the limit`() {
        var kept = KeptBytes(limit: Self.limit)
        #expect(kept.add(Self.limit) == false)
        #expect(kept.add(1) == true)
    }

    @Test(arguments: [300, 3000, 30_000]) func `messages that replace each other at the limit are rarely counted`(size: Int) {
        var kept = KeptBytes(limit: Self.limit)
        var counts = 0
        for _ in 0..<10_000 where kept.add(size) {
            counts += 1
            kept.didCount(Self.limit - 1, newest: size)
        }
        let bytes = 10_000 * size
        #expect(counts > 0)
        #expect(counts <= bytes / (Self.limit / 16 - size) + 1)
    }

    @Test func `a newest message that is too large by itself is counted as soon as another comes`() {
        var kept = KeptBytes(limit: Self.limit)
        let large = 2 * Self.limit
        #expect(kept.add(large) == true)
        kept.didCount(large + 300, newest: large)
        #expect(kept.add(300) == true)
    }

    @Test func `after messages were dropped, the limit is as far as at first`() {
        var kept = KeptBytes(limit: Self.limit)
        #expect(kept.add(Self.limit + 1) == true)
        kept.didCount(Self.limit / 2, newest: 300)
        #expect(kept.add(Self.limit / 2) == false)
        #expect(kept.add(1) == true)
    }
}
