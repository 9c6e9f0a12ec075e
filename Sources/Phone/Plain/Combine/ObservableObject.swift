private import ObjectiveC

/// An object that announces its changes before they happen.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

/// A property wrapper that can notify its object's publisher.
protocol ObservedStorage {
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The object's publisher. The published properties store it, so it lives as long as the object.
    public var objectWillChange: ObservableObjectPublisher {
        let storages = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
            .flatMap { $0.children.compactMap { $0.value as? any ObservedStorage } }
        if storages.isEmpty { return associatedPublisher }
        let publisher = storages.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
        for storage in storages where storage.objectWillChange == nil { storage.objectWillChange = publisher }
        return publisher
    }

    private var associatedPublisher: ObservableObjectPublisher {
        let key = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(ObservableObjectPublisher.self)))!
        if let publisher = objc_getAssociatedObject(self, key) as? ObservableObjectPublisher { return publisher }
        let publisher = ObservableObjectPublisher()
        objc_setAssociatedObject(self, key, publisher, .OBJC_ASSOCIATION_RETAIN)
        return publisher
    }
}

/// Sends when an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let audience = Audience<Void, Never>()

    public init() {}

    public func send() { audience.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        audience.add(AnySubscriber(subscriber))
    }
}
