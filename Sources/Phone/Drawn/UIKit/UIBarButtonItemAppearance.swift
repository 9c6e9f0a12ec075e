@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    @preconcurrency @MainActor open class State: NSObject {
        @available(*, deprecated, message: "Does nothing in a browser.")
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
            didSet { Inert.note("UIBarButtonItemAppearance.State.titleTextAttributes") }
        }
        @available(*, deprecated, message: "Does nothing in a browser.")
        open var titlePositionAdjustment = UIOffset.zero {
            didSet { Inert.note("UIBarButtonItemAppearance.State.titlePositionAdjustment") }
        }
        @available(*, deprecated, message: "Does nothing in a browser.")
        open var backgroundImage: UIImage? { didSet { Inert.note("UIBarButtonItemAppearance.State.backgroundImage") } }
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
