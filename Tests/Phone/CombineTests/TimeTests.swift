import Combine
import Foundation
import FoundationNetworking
import Testing

@MainActor @Suite struct TimeTests {
    /// The first values that a publisher sends on the main queue; the limit is the test's.
    private func first<P: Publisher>(_ count: Int, of publisher: P) async -> [P.Output]
    where P.Failure == Never, P.Output: Sendable {
        var cancellable: AnyCancellable?
        let values = await withCheckedContinuation { continuation in
            cancellable = publisher.prefix(count).collect().sink { continuation.resume(returning: $0) }
        }
        cancellable?.cancel()
        return values
    }

    @Test(.timeLimit(.minutes(1))) func `a timer sends again and again`() async {
        let start = ContinuousClock.now
        let dates = await first(3, of: Timer.publish(every: 0.02, on: .main, in: .common).autoconnect())
        #expect(dates.count == 3)
        #expect(ContinuousClock.now - start >= .milliseconds(55))
    }

    @Test(.timeLimit(.minutes(1))) func `a debounced publisher sends what stays`() async {
        let subject = PassthroughSubject<Int, Never>()
        let start = ContinuousClock.now
        DispatchQueue.main.async { for number in 1...3 { subject.send(number) } }
        let values = await first(1, of: subject.debounce(for: .milliseconds(30), scheduler: DispatchQueue.main))
        #expect(values == [3])
        #expect(ContinuousClock.now - start >= .milliseconds(30))
    }

    @Test(.timeLimit(.minutes(1)), arguments: [(true, [1, 3]), (false, [1, 2])])
    func `a throttled publisher sends one at a time`(latest: Bool, expected: [Int]) async {
        let subject = PassthroughSubject<Int, Never>()
        DispatchQueue.main.async { for number in 1...3 { subject.send(number) } }
        let values = await first(2, of: subject.throttle(for: 0.02, scheduler: RunLoop.main, latest: latest))
        #expect(values == expected)
    }

    @Test(.timeLimit(.minutes(1))) func `values come later, and on the main queue`() async {
        let subject = PassthroughSubject<Int, Never>()
        DispatchQueue.main.async { DispatchQueue.global().async { subject.send(1) } }
        let later = subject.receive(on: DispatchQueue.main).delay(for: 0.02, scheduler: RunLoop.main)
        #expect(await first(1, of: later) == [1])
        #expect(await first(1, of: [1].publisher.receive(on: OperationQueue.main)) == [1])
        #expect(await first(1, of: Just(2).subscribe(on: DispatchQueue.main)) == [2])
    }

    @Test func `notifications are sent`() {
        let name = Notification.Name("CombineTests")
        var count = 0
        let cancellable = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
        NotificationCenter.default.post(name: name, object: nil)
        cancellable.cancel()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test(.timeLimit(.minutes(1))) func `the values can be awaited`() async {
        var values: [Int] = []
        for await value in [1, 2].publisher.values { values.append(value) }
        #expect(values == [1, 2])
    }

    @Test(.timeLimit(.minutes(1))) func `an address without a server is an error`() async {
        let url = URL(string: "http://127.0.0.1:1/")!
        let answers = URLSession.shared.dataTaskPublisher(for: url).map { _ in "data" }.replaceError(with: "error")
        #expect(await first(1, of: answers) == ["error"])
    }

    @Test(arguments: [1e300, -1, .nan]) func `a timer takes any interval`(seconds: Double) {
        let queue = DispatchQueue.main
        let timer = queue.schedule(
            after: queue.now.advanced(by: 3600), interval: .seconds(seconds), tolerance: 0, options: nil
        ) {}
        timer.cancel()
    }
}
