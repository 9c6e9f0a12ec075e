/// Pulling down to refresh, for which a page has a button.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false {
        didSet { valueDidChange(from: oldValue, to: isRefreshing) }
    }
    open var attributedTitle: NSAttributedString? {
        didSet { valueDidChange(from: oldValue, to: attributedTitle) }
    }

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }

    /// Does what a person's pull does.
    package func pull() {
        guard !isRefreshing else { return }
        isRefreshing = true
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
