/// An alert in the middle of the screen, or a sheet of actions at its bottom.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert
    }

    public private(set) var preferredStyle = Style.alert
    open var message: String? {
        didSet { valueDidChange(from: oldValue, to: message) }
    }
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    open var severity = UIAlertControllerSeverity.default
    /// The action of the Return key, drawn bold.
    open var preferredAction: UIAlertAction? {
        didSet { if preferredAction !== oldValue { setNeedsScreenUpdate() } }
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        // On a wide screen an action sheet points at its source.
        if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
    }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.owner = self
        setNeedsScreenUpdate()
    }

    /// Adds a text field to an alert. Action sheets have none.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return UIKitLog.write("Text fields can be added to an alert only, not to an action sheet.")
        }
        let field = UITextField()
        configurationHandler?(field)
        field.partOwner = self
        if textFields == nil { textFields = [] }
        textFields?.append(field)
        setNeedsScreenUpdate()
    }
}

public enum UIAlertControllerSeverity: Int, Sendable {
    case `default` = 0
    case critical
}

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

    /// Whether it has a check mark. An app sets it by the key `checked`.
    package private(set) var isChecked = false {
        didSet { valueDidChange(from: oldValue, to: isChecked) }
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

extension UIAlertAction: KeyValueCoded {
    package nonisolated func setCoded(_ value: Any?, forKey key: String) -> Bool {
        guard key == "checked", let isChecked = value as? Bool else { return false }
        MainTurn.now { self.isChecked = isChecked }
        return true
    }

    package nonisolated func codedValue(forKey key: String) -> Any? {
        key == "checked" ? MainTurn.now { isChecked } : nil
    }
}
