/// A button of an alert or an action sheet.
@MainActor open class UIAlertAction {
    public enum Style: Int, Sendable {
        case `default`
        case cancel
        case destructive
    }

    public let title: String?
    public let style: Style
    open var isEnabled = true {
        didSet {
            if isEnabled != oldValue { alert?.setNeedsScreenUpdate() }
        }
    }

    weak var alert: UIAlertController?
    private let handler: (@MainActor (UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// Does what a tap does, after the alert has gone.
    package func invoke() {
        handler?(self)
    }
}
