/// The base class of bar button items and tab bar items.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    open var title: String? {
        didSet { valueDidChange(from: oldValue, to: title) }
    }
    open var image: UIImage? {
        didSet { valueDidChange(from: oldValue, to: image) }
    }
    open var isEnabled = true {
        didSet { valueDidChange(from: oldValue, to: isEnabled) }
    }
    open var tag = 0
    open var accessibilityLabel: String? {
        didSet { valueDidChange(from: oldValue, to: accessibilityLabel) }
    }
    open var accessibilityIdentifier: String?
    @available(*, deprecated, message: "no effect") open var accessibilityHint: String? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var imageInsets = UIEdgeInsets.zero { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var landscapeImagePhone: UIImage? { didSet { inert(self) } }

    package let maker = Maker.current()
    weak var navigationItem: UINavigationItem?
    /// The part of the screen that contains the item, such as its toolbar.
    weak var container: (any ScreenPart)?

    public override init() {
        super.init()
    }

    @available(*, deprecated, message: "no effect")
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { inert(self) }
}

extension UIBarItem: ScreenPart {
    var screenOwner: (any ScreenPart)? { navigationItem ?? container }
}
