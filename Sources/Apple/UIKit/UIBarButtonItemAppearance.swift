@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    @preconcurrency @MainActor open class State: NSObject {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open var titlePositionAdjustment = UIOffset.zero
        open var backgroundImage: UIImage?
    }

    open lazy var normal = State()
    open lazy var highlighted = State()
    open lazy var disabled = State()
    open lazy var focused = State()
    public override init() { super.init() }
    public init(style: UIBarButtonItem.Style) { super.init() }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        Inert.note("UIBarButtonItemAppearance.configureWithDefault(for:)")
    }
}
