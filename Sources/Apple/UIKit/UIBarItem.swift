/// What buttons of a navigation bar and tabs have in common.
@MainActor open class UIBarItem {
    open var title: String? {
        didSet {
            if title != oldValue { setNeedsScreenUpdate() }
        }
    }

    open var image: UIImage? {
        didSet {
            if image != oldValue { setNeedsScreenUpdate() }
        }
    }

    open var isEnabled = true {
        didSet {
            if isEnabled != oldValue { setNeedsScreenUpdate() }
        }
    }

    open var tag = 0
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?

    /// What the item stands on.
    weak var owner: (any ScreenPart)?

    public init() {}
}

extension UIBarItem: ScreenPart {
    package var screenOwner: (any ScreenPart)? { owner }
}
