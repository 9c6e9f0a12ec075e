/// The look of a bar. It is only stored: the page draws all bars alike.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    @available(*, deprecated, message: "no effect") open var backgroundColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var backgroundEffect: UIBlurEffect? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var backgroundImage: UIImage? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var shadowColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var shadowImage: UIImage? { didSet { inert(self) } }

    public override init() { super.init() }
    @available(*, deprecated, message: "no effect") open func configureWithDefaultBackground() { inert(self) }
    @available(*, deprecated, message: "no effect") open func configureWithOpaqueBackground() { inert(self) }
    @available(*, deprecated, message: "no effect") open func configureWithTransparentBackground() { inert(self) }
}

@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    @preconcurrency @MainActor open class State: NSObject {
        @available(*, deprecated, message: "no effect")
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect") open var titlePositionAdjustment = UIOffset.zero { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect") open var backgroundImage: UIImage? { didSet { inert(self) } }
    }

    open lazy var normal = State()
    open lazy var highlighted = State()
    open lazy var disabled = State()
    open lazy var focused = State()
    public override init() { super.init() }
    public init(style: UIBarButtonItem.Style) { super.init() }
    @available(*, deprecated, message: "no effect") open func configureWithDefault(for style: UIBarButtonItem.Style) { inert(self) }
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    @available(*, deprecated, message: "no effect")
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var titlePositionAdjustment = UIOffset.zero { didSet { inert(self) } }
    open lazy var buttonAppearance = UIBarButtonItemAppearance()
    open lazy var doneButtonAppearance = UIBarButtonItemAppearance()
    open lazy var backButtonAppearance = UIBarButtonItemAppearance()

    @available(*, deprecated, message: "no effect")
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) { inert(self) }
}
