@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var performsFirstActionWithFullSwipe = true {
        didSet { Inert.note("UISwipeActionsConfiguration.performsFirstActionWithFullSwipe") }
    }

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// What swiping a row aside offers.
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
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var backgroundColor: UIColor! { didSet { Inert.note("UIContextualAction.backgroundColor") } }

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
