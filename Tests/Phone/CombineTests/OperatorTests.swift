import Combine
import Foundation
import Testing

@Suite struct OperatorTests {
    private struct Failure: Error, Equatable {
        var number = 0
    }

    /// All values of a publisher that ends at once.
    private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
        var values: [P.Output] = []
        _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
        return values
    }

    @Test func `values are changed and chosen`() {
        let numbers = [1, 2, 2, 3, 4].publisher
        #expect(values(numbers.map { $0 * 2 }) == [2, 4, 4, 6, 8])
        #expect(values(numbers.map(\.description)) == ["1", "2", "2", "3", "4"])
        #expect(values(numbers.compactMap { $0 > 2 ? "\($0)" : nil }) == ["3", "4"])
        #expect(values(numbers.filter { $0 % 2 == 0 }) == [2, 2, 4])
        #expect(values(numbers.removeDuplicates()) == [1, 2, 3, 4])
        #expect(values(numbers.scan(0, +)) == [1, 3, 5, 8, 12])
        #expect(values([1, nil, 3].publisher.replaceNil(with: 0)) == [1, 0, 3])
        #expect(values(numbers.collect()) == [[1, 2, 2, 3, 4]])
        #expect(values(numbers.collect(2)) == [[1, 2], [2, 3], [4]])
        #expect(values(numbers.reduce(0, +)) == [12])
        #expect(values(numbers.contains(3)) == [true])
        #expect(values(numbers.allSatisfy { $0 < 3 }) == [false])
    }

    @Test func `values are taken from the beginning and the end`() {
        let numbers = [1, 2, 3, 4].publisher
        #expect(values(numbers.first()) == [1])
        #expect(values(numbers.first { $0 > 2 }) == [3])
        #expect(values(numbers.last()) == [4])
        #expect(values(numbers.prefix(2)) == [1, 2])
        #expect(values(numbers.prefix { $0 < 3 }) == [1, 2])
        #expect(values(numbers.dropFirst()) == [2, 3, 4])
        #expect(values(numbers.drop { $0 < 3 }) == [3, 4])
        #expect(values(numbers.append(5, 6)) == [1, 2, 3, 4, 5, 6])
        #expect(values(numbers.prepend(0)) == [0, 1, 2, 3, 4])
        #expect(values(Empty<Int, Never>().replaceEmpty(with: 7)) == [7])
    }

    @Test func `errors are replaced, changed, caught and tried again`() {
        let failing = Fail<Int, Failure>(error: Failure(number: 1))
        #expect(values([1].publisher.setFailureType(to: Failure.self).append(failing).replaceError(with: 9)) == [1, 9])
        #expect(values(failing.catch { Just($0.number + 1) }) == [2])
        var ends: [Subscribers.Completion<Failure>] = []
        _ = [1, 2].publisher.tryMap { if $0 == 2 { throw Failure(number: 2) } else { $0 } }
            .mapError { ($0 as? Failure) ?? Failure() }
            .sink(receiveCompletion: { ends.append($0) }, receiveValue: { #expect($0 == 1) })
        #expect(ends == [.failure(Failure(number: 2))])
        var attempts = 0
        let flaky = Deferred { () -> AnyPublisher<Int, Failure> in
            attempts += 1
            return (attempts < 3 ? Result.failure(Failure()) : .success(attempts)).publisher
        }
        #expect(values(flaky.retry(2)) == [3])
    }

    @Test func `the newest values of several publishers are combined`() {
        let (a, b, c) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>(), PassthroughSubject<Bool, Never>())
        var pairs: [String] = []
        var triples = 0
        let first = a.combineLatest(b) { "\($0)\($1)" }.sink { pairs.append($0) }
        let second = Publishers.CombineLatest3(a, b, c).sink { _ in triples += 1 }
        b.send("x")
        a.send(2)
        b.send("y")
        c.send(true)
        #expect(pairs == ["1x", "2x", "2y"])
        #expect(triples == 1)
        _ = (first, second)
    }

    @Test func `publishers are merged, and ended with the last`() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var values: [Int] = []
        var isOver = false
        let cancellable = Publishers.Merge(a, b).sink(
            receiveCompletion: { _ in isOver = true }, receiveValue: { values.append($0) })
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        #expect(!isOver)
        b.send(3)
        b.send(completion: .finished)
        #expect(values == [1, 2, 3])
        #expect(isOver)
        cancellable.cancel()
    }

    @Test func `publishers are zipped`() {
        #expect(values([1, 2, 3].publisher.zip(["a", "b"].publisher).map { "\($0)\($1)" }) == ["1a", "2b"])
    }

    @Test func `publishers of publishers are flattened, or only the newest is heard`() {
        let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
        let outer = PassthroughSubject<CurrentValueSubject<Int, Never>, Never>()
        var all: [Int] = []
        var newest: [Int] = []
        let first = outer.flatMap { $0 }.sink { all.append($0) }
        let second = outer.switchToLatest().sink { newest.append($0) }
        outer.send(a)
        outer.send(b)
        a.send(2)
        b.send(11)
        #expect(all == [1, 10, 2, 11])
        #expect(newest == [1, 10, 11])
        #expect(values([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == [1, 10, 2, 20])
        _ = (first, second)
    }

    @Test func `a shared publisher is subscribed to once`() {
        var subscriptions = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        var sum = 0
        let first = shared.sink { sum += $0 }
        let second = shared.sink { sum += $0 }
        subject.send(2)
        #expect(subscriptions == 1)
        #expect(sum == 4)
        _ = (first, second)
    }

    @Test func `a future runs once and keeps its value`() async {
        var runs = 0
        let future = Future<Int, Never> { promise in
            runs += 1
            promise(.success(7))
            promise(.success(8))
        }
        #expect(values(future) == [7])
        #expect(values(future) == [7])
        #expect(runs == 1)
        #expect(await future.value == 7)
    }

    @Test func `what is coded is decoded`() {
        struct Name: Codable, Equatable {
            var name: String
        }
        let data = values([Name(name: "a")].publisher.encode(encoder: JSONEncoder()))
        #expect(values(data.publisher.decode(type: Name.self, decoder: JSONDecoder())) == [Name(name: "a")])
    }
}
