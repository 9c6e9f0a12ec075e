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
