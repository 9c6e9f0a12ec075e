@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    @available(*, deprecated, message: "no effect") open var performsFirstActionWithFullSwipe = true { didSet { inert(self) } }

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// A swipe action of a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public enum Style: Int, Sendable {
        case normal = 0
        case destructive
    }

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        @available(*, deprecated, message: "no effect")
        set {
            inert(self)
            ownColor = newValue
        }
    }
    private var ownColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
