/// A button of the navigation bar.
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
        case prominent = 3
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }

    open var style = Style.plain {
        didSet {
            if style != oldValue { setNeedsScreenUpdate() }
        }
    }

    open var tintColor: UIColor? {
        didSet {
            if tintColor != oldValue { setNeedsScreenUpdate() }
        }
    }

    open var isSelected = false {
        didSet {
            if isSelected != oldValue { setNeedsScreenUpdate() }
        }
    }

    open var isHidden = false {
        didSet {
            if isHidden != oldValue { setNeedsScreenUpdate() }
        }
    }

    /// Opens at a tap when there is no primary action.
    open var menu: UIMenu? {
        didSet {
            guard menu !== oldValue else { return }
            if oldValue?.owner === self { oldValue?.owner = nil }
            menu?.owner = self
            setNeedsScreenUpdate()
        }
    }

    /// Gives the item its title and image too.
    open var primaryAction: UIAction? {
        didSet { takeLook(of: primaryAction) }
    }

    open weak var target: AnyObject?
    open var action: Selector?
    open var customView: UIView?
    open var width: CGFloat = 0

    public override init() {}

    public init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        super.init()
        self.primaryAction = primaryAction
        takeLook(of: primaryAction)
        if let title { self.title = title }
        if let image { self.image = image }
        setMenu(menu)
    }

    public init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        super.init()
        self.title = title
        self.image = image
        self.target = target
        self.action = action
        setMenu(menu)
    }

    public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        self.style = style
    }

    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
        self.init(image: image, target: target, action: action)
        self.style = style
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
        self.init(title: systemItem.title, image: systemItem.image, target: target, action: action)
        if systemItem == .done || systemItem == .save { style = .done }
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(title: systemItem.title, image: systemItem.image, primaryAction: primaryAction, menu: menu)
        if systemItem == .done || systemItem == .save { style = .done }
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public class func flexibleSpace() -> Self { space() }

    public class func fixedSpace(_ width: CGFloat) -> Self { space() }

    public required convenience init(space: Void) {
        self.init()
    }

    private class func space() -> Self { self.init(space: ()) }

    /// Does what a tap does, when the item has no menu.
    package func sendAction() {
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else {
            action?.perform(sender: self)
        }
    }

    private func setMenu(_ menu: UIMenu?) {
        self.menu = menu
        menu?.owner = self
    }

    private func takeLook(of action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { title = action.title }
        if let image = action.image { self.image = image }
    }
}
