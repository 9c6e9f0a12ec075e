/// The root of what can respond to a person.
@MainActor open class UIResponder {
    public init() {}
}
