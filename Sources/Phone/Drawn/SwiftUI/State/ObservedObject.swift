/// An object whose changes render the view again.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty {
    /// Creates bindings to the object's properties.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    func link(to context: RenderContext, name: String) { context.observe(wrappedValue, name: name) }
}

extension RenderContext {
    /// Renders again when the object changes.
    func observe<Object: ObservableObject>(_ object: Object, name: String) {
        let observed = node.get(name + " object", as: ObjectIdentifier.self)
        guard observed != ObjectIdentifier(object) else { return }
        let cancellable = object.objectWillChange.sink { [weak renderer] _ in renderer?.setNeedsUpdate() }
        node.set(ObjectIdentifier(object), for: name + " object")
        node.set(cancellable, for: name + " subscription")
    }
}

/// An object that a view creates once and owns.
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
