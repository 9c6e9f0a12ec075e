/// A look of what is behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    public override init() { super.init() }
}
