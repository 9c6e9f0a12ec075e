/// How a bar looks. The page draws all bars alike, so that this is kept and not used.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var backgroundColor: UIColor? { didSet { Inert.note("UIBarAppearance.backgroundColor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var backgroundEffect: UIBlurEffect? { didSet { Inert.note("UIBarAppearance.backgroundEffect") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var backgroundImage: UIImage? { didSet { Inert.note("UIBarAppearance.backgroundImage") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var shadowColor: UIColor? { didSet { Inert.note("UIBarAppearance.shadowColor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var shadowImage: UIImage? { didSet { Inert.note("UIBarAppearance.shadowImage") } }

    public override init() { super.init() }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func configureWithDefaultBackground() { Inert.note("UIBarAppearance.configureWithDefaultBackground()") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func configureWithOpaqueBackground() { Inert.note("UIBarAppearance.configureWithOpaqueBackground()") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func configureWithTransparentBackground() {
        Inert.note("UIBarAppearance.configureWithTransparentBackground()")
    }
}

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

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { Inert.note("UINavigationBarAppearance.titleTextAttributes") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { Inert.note("UINavigationBarAppearance.largeTitleTextAttributes") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { Inert.note("UINavigationBarAppearance.titlePositionAdjustment") }
    }
    open lazy var buttonAppearance = UIBarButtonItemAppearance()
    open lazy var doneButtonAppearance = UIBarButtonItemAppearance()
    open lazy var backButtonAppearance = UIBarButtonItemAppearance()

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        Inert.note("UINavigationBarAppearance.setBackIndicatorImage(_:transitionMaskImage:)")
    }
}
