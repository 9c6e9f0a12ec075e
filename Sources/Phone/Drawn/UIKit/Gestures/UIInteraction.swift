/// An interaction of a view beyond taps.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// The look of the pointer over a view. The browser decides on it.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open var isEnabled = true

    @available(*, deprecated, message: "no effect")
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        inert(UIPointerInteraction.self)
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func invalidate() {}
}

@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}

/// Searches in a page. The browser has a search of its own.
@preconcurrency @MainActor open class UIFindInteraction: NSObject {
    open var isFindNavigatorVisible: Bool { false }
    open var searchText: String?

    @available(*, deprecated, message: "no effect") open func presentFindNavigator(showingReplace: Bool) { inert(self) }

    open func dismissFindNavigator() {}
    @available(*, deprecated, message: "no effect") open func findNext() { inert(self) }
    @available(*, deprecated, message: "no effect") open func findPrevious() { inert(self) }
}
