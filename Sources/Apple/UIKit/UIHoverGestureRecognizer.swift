@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open var zOffset: CGFloat { 0 }
}
