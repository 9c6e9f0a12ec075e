@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    @available(*, deprecated, message: "Does nothing in a browser.")
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    @available(*, deprecated, message: "Does nothing in a browser.")
    public convenience init() { self.init(target: nil, action: nil) }

    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func velocity(in view: UIView?) -> CGPoint { .zero }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        Inert.note("UIPanGestureRecognizer.setTranslation(_:in:)")
    }
}
