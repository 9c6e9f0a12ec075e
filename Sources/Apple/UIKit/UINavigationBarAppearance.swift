@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open lazy var buttonAppearance = UIBarButtonItemAppearance()
    open lazy var doneButtonAppearance = UIBarButtonItemAppearance()
    open lazy var backButtonAppearance = UIBarButtonItemAppearance()

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        Inert.note("UINavigationBarAppearance.setBackIndicatorImage(_:transitionMaskImage:)")
    }
}
