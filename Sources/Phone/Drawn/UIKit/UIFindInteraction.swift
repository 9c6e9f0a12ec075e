/// Searches in a page, as the browser does itself.
@preconcurrency @MainActor open class UIFindInteraction: NSObject {
    open var isFindNavigatorVisible: Bool { false }
    open var searchText: String?

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func presentFindNavigator(showingReplace: Bool) {
        Inert.note("UIFindInteraction.presentFindNavigator(showingReplace:)")
    }

    open func dismissFindNavigator() {}
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func findNext() { Inert.note("UIFindInteraction.findNext()") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func findPrevious() { Inert.note("UIFindInteraction.findPrevious()") }
}
