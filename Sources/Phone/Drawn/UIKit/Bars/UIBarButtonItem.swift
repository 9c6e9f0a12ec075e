/// A button in the navigation bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
        case prominent = 3
    }

    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
            refresh
        case stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    open var style: Style {
        didSet { valueDidChange(from: oldValue, to: style) }
    }
    open var tintColor: UIColor? {
        didSet { valueDidChange(from: oldValue, to: tintColor) }
    }
    open var isSelected = false {
        didSet { valueDidChange(from: oldValue, to: isSelected) }
    }
    open var isHidden = false {
        didSet { valueDidChange(from: oldValue, to: isHidden) }
    }
    /// Opens on a tap when there is no primary action.
    open var menu: UIMenu? {
        didSet {
            guard menu !== oldValue else { return }
            if oldValue?.owner === self { oldValue?.owner = nil }
            menu?.owner = self
            setNeedsScreenUpdate()
        }
    }
    /// Replaces target and action, and provides the title and image of an item that has none.
    open var primaryAction: UIAction? {
        didSet {
            guard primaryAction !== oldValue else { return }
            if let primaryAction, title == nil, image == nil { adoptLook(of: primaryAction) }
            setNeedsScreenUpdate()
        }
    }
    open var customView: UIView? {
        didSet {
            customView?.partOwner = self
            setNeedsScreenUpdate()
        }
    }
    @available(*, deprecated, message: "no effect") open var possibleTitles: Set<String>? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var changesSelectionAsPrimaryAction = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic { didSet { inert(self) } }
    /// A mark at the item's corner.
    open var badge: Badge? {
        didSet { valueDidChange(from: oldValue, to: badge) }
    }
    @available(*, deprecated, message: "no effect") open var hidesSharedBackground = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isSymbolAnimationEnabled = false { didSet { inert(self) } }
    open var identifier: String?
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    @available(*, deprecated, message: "no effect") open var sharesBackground = true { didSet { inert(self) } }
    open var width: CGFloat = 0
    open weak var target: AnyObject?
    open var action: Selector?

    /// Whether the item is only a space between others.
    package let isSpace: Bool

    init(style: Style, isSpace: Bool = false) {
        self.style = style
        self.isSpace = isSpace
        super.init()
    }

    public convenience override init() {
        self.init(style: .plain)
    }

    /// Runs on a tap.
    package func sendAction() {
        if let primaryAction {
            primaryAction.performWithSender(self, target: target)
        } else if let target, let action, !action.perform(on: target, sender: self) {
            UIKitLog.write("\(type(of: target)) does not have the method of the bar button item “\(title ?? "")”.")
        }
    }

    private func adoptLook(of action: UIAction) {
        title = action.title.isEmpty ? nil : action.title
        image = action.image
    }
}
