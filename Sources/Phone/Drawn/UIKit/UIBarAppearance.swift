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
