@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10

    @available(*, deprecated, message: "Does nothing in a browser.")
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}
