/// A bar at the bottom.
@preconcurrency @MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in items ?? [] { item.container = self }
            setNeedsScreenUpdate()
        }
    }
    @available(*, deprecated, message: "no effect") open var barTintColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var barStyle = UIBarStyle.default { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isTranslucent = true { didSet { inert(self) } }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }
}
