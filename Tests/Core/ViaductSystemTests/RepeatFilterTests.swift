import Testing

@testable import ViaductSystem

@Suite @MainActor struct RepeatFilterTests {
    private let filter = RepeatFilter()
    private let now = ContinuousClock.now

    @Test func `the same line is let through once a minute`() {
        let asked: [(String, Duration)] = [
            ("a", .zero), ("b", .zero), ("a", .seconds(59)), ("a", .seconds(60)), ("a", .seconds(61)),
        ]
        let answers = asked.map { filter.lets($0.0, now: now + $0.1) }
        #expect(answers == [true, true, false, true, false])
    }

    @Test func `a flood of different lines is cut off for a minute`() {
        let count = (0..<10_000).count { filter.lets("line \($0)", now: now) }
        #expect(count == RepeatFilter.maximumCount)
        #expect(filter.shouldTellOfMore(now: now))
        #expect(!filter.shouldTellOfMore(now: now + .seconds(59)))
        #expect(filter.lets("later", now: now + .seconds(60)))
        #expect(!filter.shouldTellOfMore(now: now + .seconds(60)))
    }
}
