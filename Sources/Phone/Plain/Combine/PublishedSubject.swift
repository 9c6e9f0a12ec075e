/// The value of a published property, and who listens to it.
final class PublishedSubject<Value>: @unchecked Sendable {
    private let audience = Audience<Value, Never>()
    private var kept: [AnyCancellable] = []
    private(set) var value: Value
    /// That of the object which the property belongs to, once somebody has asked for it.
    var objectWillChange: ObservableObjectPublisher?

    init(_ value: Value) {
        self.value = value
    }

    /// As on iOS those who listen hear of the value before the property has it.
    func assign(_ value: Value) {
        objectWillChange?.send()
        audience.send(value)
        self.value = value
    }

    func receive(_ subscriber: AnySubscriber<Value, Never>) {
        audience.add(subscriber) { self.value }
    }

    func keep(_ cancellable: AnyCancellable) {
        kept.append(cancellable)
    }
}
