@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var numberOfTapsRequired = 1 { didSet { Inert.note("UITapGestureRecognizer.numberOfTapsRequired") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var numberOfTouchesRequired = 1 { didSet { Inert.note("UITapGestureRecognizer.numberOfTouchesRequired") } }
}
