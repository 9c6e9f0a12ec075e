/// A value that a view owns.
@propertyWrapper public struct State<Value>: LinkedProperty {
    let reference: StateReference<Value>

    public init(wrappedValue value: @autoclosure @escaping () -> Value) {
        reference = StateReference(value)
    }

    public init(initialValue value: @autoclosure @escaping () -> Value) {
        reference = StateReference(value)
    }

    public var wrappedValue: Value {
        get { reference.value }
        nonmutating set { reference.value = newValue }
    }

    public var projectedValue: Binding<Value> { Binding(get: { reference.value }, set: { reference.value = $0 }) }

    func link(to context: RenderContext, name: String) { reference.link(to: context, name: name) }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// Stored as `AppStorage`, because there is no scene to restore.
public typealias SceneStorage = AppStorage
