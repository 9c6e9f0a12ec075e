/// An object that a view around this one has given.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
    private final class Reference: @unchecked Sendable {
        var object: ObjectType?
    }

    private let reference = Reference()

    public init() {}

    /// As on iOS, the app ends when no view around has given one.
    public var wrappedValue: ObjectType {
        guard let object = reference.object else {
            fatalError("No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) is missing.")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    func link(to context: RenderContext, name: String) {
        reference.object = context.environment.object(ObjectType.self)
        if let object = reference.object { context.observe(object, name: name) }
    }
}
