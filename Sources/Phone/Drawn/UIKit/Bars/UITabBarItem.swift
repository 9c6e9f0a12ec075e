/// A tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    open var badgeValue: String?
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var badgeColor: UIColor? { didSet { Inert.note("UITabBarItem.badgeColor") } }
    open var selectedImage: UIImage?
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var standardAppearance: UITabBarAppearance? { didSet { Inert.note("UITabBarItem.standardAppearance") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { Inert.note("UITabBarItem.scrollEdgeAppearance") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var titlePositionAdjustment = UIOffset.zero { didSet { Inert.note("UITabBarItem.titlePositionAdjustment") } }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        Inert.note("UITabBarItem.setBadgeTextAttributes(_:for:)")
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
}
