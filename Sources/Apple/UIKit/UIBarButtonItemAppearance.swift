@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    @preconcurrency @MainActor open class State: NSObject {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }

    open lazy var normal = State()
    open lazy var highlighted = State()
    open lazy var disabled = State()
    public override init() { super.init() }
}
