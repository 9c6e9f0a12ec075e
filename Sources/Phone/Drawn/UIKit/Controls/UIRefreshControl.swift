/// Pull to refresh. A page draws a button for it.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false {
        didSet { valueDidChange(from: oldValue, to: isRefreshing) }
    }
    open var attributedTitle: NSAttributedString? {
        didSet { valueDidChange(from: oldValue, to: attributedTitle) }
    }

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }

    /// Simulates a pull.
    package func pull() {
        guard !isRefreshing else { return }
        isRefreshing = true
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
