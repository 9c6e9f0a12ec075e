@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    @available(*, deprecated, message: "Does nothing in a browser.")
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    @available(*, deprecated, message: "Does nothing in a browser.")
    public convenience init() { self.init(target: nil, action: nil) }
}
