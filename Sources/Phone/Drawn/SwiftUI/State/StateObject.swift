/// An object that a view makes once, and owns.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: LinkedProperty {
    private let reference: StateReference<ObjectType>

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        reference = StateReference(thunk)
    }

    public var wrappedValue: ObjectType { reference.value }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    func link(to context: RenderContext, name: String) {
        reference.link(to: context, name: name)
        context.observe(reference.value, name: name)
    }
}
