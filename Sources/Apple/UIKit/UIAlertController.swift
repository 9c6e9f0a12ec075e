/// An alert in the middle of the screen, or an action sheet from its bottom.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet
        case alert
    }

    open var message: String? {
        didSet {
            if message != oldValue { setNeedsScreenUpdate() }
        }
    }

    open private(set) var actions: [UIAlertAction] = []
    /// `nil` when there are none.
    open private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction? {
        didSet {
            if preferredAction !== oldValue { setNeedsScreenUpdate() }
        }
    }

    public let preferredStyle: Style

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    open func addAction(_ action: UIAlertAction) {
        action.alert = self
        actions.append(action)
        setNeedsScreenUpdate()
    }

    /// Alerts only, as on iOS.
    open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            UIKitLog.warn("An action sheet cannot have text fields. Make the UIAlertController with preferredStyle: .alert.")
            return
        }
        let field = UITextField()
        field.screenOwner = self
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        setNeedsScreenUpdate()
    }
}
