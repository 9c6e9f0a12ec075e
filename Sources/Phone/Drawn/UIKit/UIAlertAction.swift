/// A button of an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel
        case destructive
    }

    public let title: String?
    public let style: Style
    open var isEnabled = true {
        didSet { valueDidChange(from: oldValue, to: isEnabled) }
    }

    weak var owner: UIAlertController?
    private let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// Runs the handler. The caller has dismissed the alert.
    package func invoke() {
        handler?(self)
    }
}

extension UIAlertAction: ScreenPart {
    var screenOwner: (any ScreenPart)? { owner }
}
