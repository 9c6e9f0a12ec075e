/// Where a presented controller points to, on a screen that is wide enough.
@MainActor open class UIPopoverPresentationController {
    public struct ArrowDirection: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let up = ArrowDirection(rawValue: 1 << 0)
        public static let down = ArrowDirection(rawValue: 1 << 1)
        public static let left = ArrowDirection(rawValue: 1 << 2)
        public static let right = ArrowDirection(rawValue: 1 << 3)
        public static let any: ArrowDirection = [.up, .down, .left, .right]
    }

    open var sourceView: UIView?
    /// In the source view's coordinates; the page's, when that is the controller's own view.
    open var sourceRect = CGRect.zero {
        didSet {
            if sourceRect != oldValue { presentedViewController?.setNeedsScreenUpdate() }
        }
    }

    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections = ArrowDirection.any
    open private(set) weak var presentedViewController: UIViewController?

    init(presentedViewController: UIViewController) {
        self.presentedViewController = presentedViewController
    }
}
