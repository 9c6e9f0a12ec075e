/// A view's property whose storage outlives the view value.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property that is linked to its view's node before the body is evaluated.
protocol LinkedProperty: DynamicProperty {
    @MainActor func link(to context: RenderContext, name: String)
}
