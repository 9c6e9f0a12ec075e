import Synchronization
import Testing

@testable import ViaductProxy

/// The addresses that a name resolves to, one answer after the other.
private final class Answers: Sendable {
    private let rest: Mutex<[[String]]>

    init(_ answers: [[String]]) {
        rest = Mutex(answers)
    }

    /// Returns the next answer; the last one repeats.
    func next() -> [String] {
        rest.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    }

    var isAtEnd: Bool { rest.withLock { $0.count == 1 } }
}

@Suite @MainActor struct NameWatchTests {
    @Test(arguments: [
        ([["10.0.0.1"], ["10.0.0.1"], ["10.0.0.2"], ["10.0.0.2"]], 1),
        // A stopped container returns at its old address.
        ([["10.0.0.1"], [], ["10.0.0.1"]], 0),
        ([[], ["10.0.0.1"], ["10.0.0.1", "::1"], ["10.0.0.1"]], 2),
    ])
    func `it tells when a name has moved`(answers: [[String]], count: Int) async throws {
        let answers = Answers(answers)
        var changes = 0
        let watch = NameWatch(["web"], interval: .milliseconds(5), resolve: { _ in answers.next() }) { changes += 1 }
        let end = ContinuousClock.now + .seconds(5)
        while !answers.isAtEnd, ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(5)) }
        // The last answer may still be pending.
        for _ in 0..<3 { try await Task.sleep(for: .milliseconds(20)) }
        withExtendedLifetime(watch) { #expect(changes == count) }
    }
}
