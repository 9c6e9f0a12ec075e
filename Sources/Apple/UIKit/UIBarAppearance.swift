/// How a bar looks. The page draws all bars alike, so that this is kept and not used.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

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
