/// A property of a view that has a life of its own.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property that is tied to what lasts of its view before the body is asked for.
protocol LinkedProperty: DynamicProperty {
    @MainActor func link(to context: RenderContext, name: String)
}
