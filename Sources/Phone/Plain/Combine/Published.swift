/// A property that announces its changes before they happen.
@propertyWrapper public struct Published<Value> {
    /// Sends the property's value, and each new one before it is set.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let subject: PublishedSubject<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subject.receive(AnySubscriber(subscriber))
        }
    }

    let subject: PublishedSubject<Value>

    public init(wrappedValue: Value) {
        subject = PublishedSubject(wrappedValue)
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    public var projectedValue: Publisher {
        mutating get { Publisher(subject: subject) }
        set {
            let subject = subject
            // `assign(to: &$property)` writes the property's own publisher back.
            guard newValue.subject !== subject else { return }
            subject.keep(newValue.sink { [weak subject] in subject?.assign($0) })
        }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].subject.value }
        set { object[keyPath: storageKeyPath].subject.assign(newValue) }
    }
}

extension Published: ObservedStorage {
    var objectWillChange: ObservableObjectPublisher? {
        get { subject.objectWillChange }
        nonmutating set { subject.objectWillChange = newValue }
    }
}

/// The value of a published property, and its subscribers.
final class PublishedSubject<Value>: @unchecked Sendable {
    private let audience = Audience<Value, Never>()
    private var kept: [AnyCancellable] = []
    private(set) var value: Value
    /// The publisher of the object that owns the property, once it has been requested.
    var objectWillChange: ObservableObjectPublisher?

    init(_ value: Value) {
        self.value = value
    }

    /// Sends the value to the subscribers before the property has it, as on iOS.
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
