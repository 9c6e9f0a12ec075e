/// The menus of a keyboard's app: a page has its own.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    public static let main = UIMenuSystem()
    public static let context = UIMenuSystem()
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setNeedsRebuild() { Inert.note("UIMenuSystem.setNeedsRebuild()") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setNeedsRevalidate() { Inert.note("UIMenuSystem.setNeedsRevalidate()") }
}

@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
    var system: UIMenuSystem { get }
}

@preconcurrency @MainActor open class UIMenuController: NSObject {
    public static let shared = UIMenuController()
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var menuItems: [UIMenuItem]? { didSet { Inert.note("UIMenuController.menuItems") } }
    open var isMenuVisible: Bool { false }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        Inert.note("UIMenuController.showMenu(from:rect:)")
    }

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
