extension UIBarButtonItem {
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(style: .plain)
        configure(title: title, image: image, primaryAction: primaryAction, menu: menu)
    }

    public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil) {
        self.init(style: .plain)
        configure(title: title, image: image, target: target, action: action, menu: menu)
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(style: style)
        configure(title: title, target: target, action: action)
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?, menu: UIMenu?) {
        self.init(style: style)
        configure(title: title, target: target, action: action, menu: menu)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(style: style)
        configure(image: image, target: target, action: action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?, menu: UIMenu?) {
        self.init(style: style)
        configure(image: image, target: target, action: action, menu: menu)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem)
        configure(title: title, image: image, target: target, action: action)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(systemItem)
        configure(title: title, image: image, primaryAction: primaryAction, menu: menu)
    }

    public convenience init(customView: UIView) {
        self.init(style: .plain)
        self.customView = customView
    }

    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    private convenience init(_ systemItem: SystemItem) {
        self.init(
            style: systemItem == .done || systemItem == .save ? .done : .plain,
            isSpace: systemItem == .flexibleSpace || systemItem == .fixedSpace)
        title = systemItem.title
        image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    }

    private func configure(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, target: Any? = nil,
        action: Selector? = nil, menu: UIMenu? = nil
    ) {
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.target = target as AnyObject?
        self.action = action
        self.menu = menu
    }
}
