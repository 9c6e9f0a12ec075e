/// A value that exists as long as a gesture.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: Value) {
        wrappedValue = initialValue
    }

    public var projectedValue: GestureState<Value> { self }
}

/// A number that scales with the text size. Here it has the default size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}

/// A namespace for matched views.
@propertyWrapper public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {
        let id = UUID()
    }

    public let wrappedValue = ID()

    public init() {}
}
