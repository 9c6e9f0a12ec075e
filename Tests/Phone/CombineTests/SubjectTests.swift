import Combine
import Testing

@Suite struct SubjectTests {
    private struct Failure: Error, Equatable {}

    @Test func `a passthrough subject sends what comes later, until it is cancelled`() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        subject.send(1)
        let cancellable = subject.sink { values.append($0) }
        subject.send(2)
        cancellable.cancel()
        subject.send(3)
        #expect(values == [2])
    }

    @Test func `a current value is sent first`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var values: [Int] = []
        let cancellable = subject.sink { values.append($0) }
        subject.value = 2
        #expect(values == [1, 2])
        #expect(subject.value == 2)
        cancellable.cancel()
    }

    @Test func `nothing is sent after the end, and who comes late hears of it`() {
        let subject = PassthroughSubject<Int, Failure>()
        var values: [Int] = []
        var ends: [Subscribers.Completion<Failure>] = []
        let first = subject.sink(receiveCompletion: { ends.append($0) }, receiveValue: { values.append($0) })
        subject.send(completion: .failure(Failure()))
        subject.send(1)
        let second = subject.sink(receiveCompletion: { ends.append($0) }, receiveValue: { values.append($0) })
        #expect(values.isEmpty)
        #expect(ends == [.failure(Failure()), .failure(Failure())])
        _ = (first, second)
    }

    @Test func `a subscription ends when its cancellable goes, and lasts in a set`() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var kept: Set<AnyCancellable> = []
        var list: [AnyCancellable] = []
        do { _ = subject.sink { values.append($0) } }
        subject.sink { values.append($0 * 10) }.store(in: &kept)
        subject.sink { values.append($0 * 100) }.store(in: &list)
        subject.send(1)
        #expect(values == [10, 100])
        kept.removeAll()
        list.removeAll()
        subject.send(2)
        #expect(values == [10, 100])
    }

    @Test func `what a sink keeps is let go when it is over`() {
        final class Kept {}
        weak var weakly: Kept?
        let subject = PassthroughSubject<Int, Never>()
        do {
            let kept = Kept()
            weakly = kept
            let cancellable = subject.map { $0 + 1 }.sink { _ in _ = kept }
            #expect(weakly != nil)
            cancellable.cancel()
        }
        #expect(weakly == nil)
    }
}
