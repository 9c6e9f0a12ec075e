import Combine
import Testing

@Suite struct PublishedTests {
    private class Base: ObservableObject {
        @Published var name = "a"
    }

    private final class Model: Base {
        @Published var count = 0
    }

    private final class Custom: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
    }

    private final class Empty: ObservableObject {}

    @Test func `the projection sends the value, and the next one before it is there`() {
        let model = Model()
        var seen: [(new: Int, old: Int)] = []
        let cancellable = model.$count.sink { seen.append(($0, model.count)) }
        model.count = 1
        #expect(seen.map(\.new) == [0, 1])
        #expect(seen.map(\.old) == [0, 0])
        #expect(model.count == 1)
        cancellable.cancel()
    }

    @Test func `an object tells of each of its properties, inherited ones too`() {
        let model = Model()
        var count = 0
        let cancellable = model.objectWillChange.sink { count += 1 }
        model.count = 1
        model.name = "b"
        #expect(count == 2)
        cancellable.cancel()
        model.count = 2
        #expect(count == 2)
    }

    @Test func `an object may bring its own publisher, or have no properties`() {
        let (custom, empty) = (Custom(), Empty())
        var count = 0
        let first = custom.objectWillChange.sink { count += 1 }
        let second = empty.objectWillChange.sink { count += 10 }
        custom.objectWillChange.send()
        empty.objectWillChange.send()
        #expect(count == 11)
        _ = (first, second)
    }

    @Test func `values can be assigned to a property, for as long as its object lives`() {
        let subject = PassthroughSubject<Int, Never>()
        weak var weakly: Model?
        do {
            let model = Model()
            weakly = model
            subject.assign(to: &model.$count)
            subject.send(5)
            #expect(model.count == 5)
        }
        #expect(weakly == nil)
        let model = Model()
        let cancellable = subject.map { "\($0)" }.assign(to: \.name, on: model)
        subject.send(6)
        #expect(model.name == "6")
        cancellable.cancel()
    }
}
