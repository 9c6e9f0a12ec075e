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
