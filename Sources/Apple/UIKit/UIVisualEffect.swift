/// A look of what is behind a view.
@MainActor open class UIVisualEffect: NSObject {
    public override init() { super.init() }
}
