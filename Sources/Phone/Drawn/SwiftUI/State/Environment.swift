/// A value from the environment of the surrounding views.
@propertyWrapper public struct Environment<Value>: LinkedProperty {
    private final class Reference: @unchecked Sendable {
        var values = EnvironmentValues()
    }

    private let reference = Reference()
    private let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Crashes, as on iOS, when no surrounding view provides the object.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { values in
            guard let object = values.object(objectType) else {
                fatalError("No Observable object of type \(objectType) found. A View.environment(_:) is missing.")
            }
            return object
        }
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0.object(objectType) }
    }

    public var wrappedValue: Value { read(reference.values) }

    func link(to context: RenderContext, name: String) { reference.values = context.environment }
}
