/// A press that lasts half a second, or a click with the other button.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var minimumPressDuration: TimeInterval = 0.5 {
        didSet { Inert.note("UILongPressGestureRecognizer.minimumPressDuration") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var allowableMovement: CGFloat = 10 {
        didSet { Inert.note("UILongPressGestureRecognizer.allowableMovement") }
    }

    /// A press begins and ends at once.
    package override func recognize() { pass(through: [.began, .ended]) }
}
