/// An object from a surrounding view.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
    private final class Reference: @unchecked Sendable {
        var object: ObjectType?
    }

    private let reference = Reference()

    public init() {}

    /// Crashes, as on iOS, when no surrounding view provides the object.
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
