/// An item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    open var badgeValue: String?
    @available(*, deprecated, message: "no effect") open var badgeColor: UIColor? { didSet { inert(self) } }
    open var selectedImage: UIImage?
    @available(*, deprecated, message: "no effect") open var standardAppearance: UITabBarAppearance? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var scrollEdgeAppearance: UITabBarAppearance? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var titlePositionAdjustment = UIOffset.zero { didSet { inert(self) } }

    @available(*, deprecated, message: "no effect")
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { inert(self) }

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
