/// The focused field. Only the page knows the real focus, so this is the value that the app has set.
@propertyWrapper public struct FocusState<Value: Hashable>: LinkedProperty {
    @propertyWrapper public struct Binding {
        let reference: StateReference<Value>

        public var wrappedValue: Value {
            get { reference.value }
            nonmutating set { reference.value = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private let reference: StateReference<Value>

    public init() where Value == Bool {
        reference = StateReference { false }
    }

    public init<T: Hashable>() where Value == T? {
        reference = StateReference { nil }
    }

    public var wrappedValue: Value {
        get { reference.value }
        nonmutating set { reference.value = newValue }
    }

    public var projectedValue: Binding { Binding(reference: reference) }

    func link(to context: RenderContext, name: String) { reference.link(to: context, name: name) }
}
