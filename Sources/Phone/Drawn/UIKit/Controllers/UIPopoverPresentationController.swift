/// The presentation as a popover, on a screen that is wide enough.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView? {
        didSet { if sourceView !== oldValue { setNeedsScreenUpdate() } }
    }
    open var sourceRect = CGRect.null {
        didSet { valueDidChange(from: oldValue, to: sourceRect) }
    }
    open weak var barButtonItem: UIBarButtonItem?
    /// The bar button item, otherwise the view.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }
    @available(*, deprecated, message: "no effect")
    open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var canOverlapSourceViewRect = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var passthroughViews: [UIView]? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var backgroundColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var popoverLayoutMargins = UIEdgeInsets.zero { didSet { inert(self) } }
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        controller?.sheetPresentationController ?? UISheetPresentationController(of: controller ?? UIViewController())
    }

    /// Whether it stays a popover on a narrow screen, such as an iPhone's.
    package var isFixed: Bool {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: UITraitCollection.current) == UIModalPresentationStyle.none
    }

    private weak var controller: UIViewController?

    override init(of controller: UIViewController) {
        self.controller = controller
        super.init(of: controller)
    }
}

extension UIPopoverPresentationController: ScreenPart {
    var screenOwner: (any ScreenPart)? { controller }
}

/// Handles a popover. Its methods beyond those of every presentation are never called.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// Something that a popover can point at.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
