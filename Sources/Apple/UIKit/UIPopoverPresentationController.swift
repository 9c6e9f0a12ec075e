/// Where a presented controller points at, on a screen that is wide enough for it.
@MainActor open class UIPopoverPresentationController {
    open weak var sourceView: UIView? {
        didSet { if sourceView !== oldValue { setNeedsScreenUpdate() } }
    }
    open var sourceRect = CGRect.null {
        didSet { valueDidChange(from: oldValue, to: sourceRect) }
    }
    open weak var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UIPopoverArrowDirection = .any

    private weak var controller: UIViewController?

    init(of controller: UIViewController) {
        self.controller = controller
    }
}

extension UIPopoverPresentationController: ScreenPart {
    var screenOwner: (any ScreenPart)? { controller }
}
