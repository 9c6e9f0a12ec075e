/// The app's menu system for keyboards. It has no effect in a page.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    public static let main = UIMenuSystem()
    public static let context = UIMenuSystem()
    @available(*, deprecated, message: "no effect") open func setNeedsRebuild() { inert(self) }
    @available(*, deprecated, message: "no effect") open func setNeedsRevalidate() { inert(self) }
}

@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
    var system: UIMenuSystem { get }
}

@preconcurrency @MainActor open class UIMenuController: NSObject {
    public static let shared = UIMenuController()
    @available(*, deprecated, message: "no effect") open var menuItems: [UIMenuItem]? { didSet { inert(self) } }
    open var isMenuVisible: Bool { false }

    @available(*, deprecated, message: "no effect")
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { inert(self) }

    open func hideMenu() {}
    open func hideMenu(from targetView: UIView) {}
}

@preconcurrency @MainActor open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
