/// A bar at the bottom.
@preconcurrency @MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in items ?? [] { item.container = self }
            setNeedsScreenUpdate()
        }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var barTintColor: UIColor? { didSet { Inert.note("UIToolbar.barTintColor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var barStyle = UIBarStyle.default { didSet { Inert.note("UIToolbar.barStyle") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isTranslucent = true { didSet { Inert.note("UIToolbar.isTranslucent") } }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }
}
