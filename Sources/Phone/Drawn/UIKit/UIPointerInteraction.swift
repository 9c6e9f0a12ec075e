/// What a pointer looks like over a view, which the browser decides.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open var isEnabled = true

    @available(*, deprecated, message: "Does nothing in a browser.")
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        Inert.note("UIPointerInteraction(delegate:)")
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func invalidate() {}
}

@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}
