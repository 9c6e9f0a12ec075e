import Testing
import ViaductProtocol

@Suite struct BackoffTests {
    private let start = ContinuousClock.now

    @Test func `each delay is twice the last one, up to 10 s`() {
        var backoff = Backoff(from: .seconds(1))
        #expect((0..<6).map { _ in backoff.next() } == [1, 2, 4, 8, 10, 10].map { .seconds($0) })
        backoff.reset()
        #expect(backoff.next() == .seconds(1))
    }

    @Test func `what has run for as long as the longest delay starts again soon`() {
        var backoff = Backoff(from: .milliseconds(250))
        for _ in 0..<6 {
            backoff.begin(at: start)
            _ = backoff.next(at: start)
        }
        backoff.begin(at: start)
        #expect(backoff.next(at: start + .milliseconds(9_999)) == .seconds(10))
        backoff.begin(at: start)
        #expect(backoff.next(at: start + .seconds(10)) == .milliseconds(250))
        // A long run counts only once.
        #expect(backoff.next(at: start + .seconds(20)) == .milliseconds(500))
    }

    @Test func `the delays of many differ`() {
        let delays = Set(
            (0..<20).map { _ in
                var backoff = Backoff(from: .milliseconds(500), spread: 0.5...1)
                return backoff.next()
            })
        #expect(delays.count > 1)
        #expect(delays.allSatisfy { (.milliseconds(250) ... .milliseconds(500)).contains($0) })
    }
}
