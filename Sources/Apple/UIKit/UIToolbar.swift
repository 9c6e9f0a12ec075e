/// A bar at the bottom.
@preconcurrency @MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in items ?? [] { item.container = self }
            setNeedsScreenUpdate()
        }
    }
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }
}
