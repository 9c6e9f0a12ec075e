/// How a controller is presented.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    open private(set) weak var presentedController: UIViewController?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(of controller: UIViewController) {
        presentedController = controller
        super.init()
    }

    open var presentedViewController: UIViewController { presentedController ?? UIViewController() }
    open var presentingViewController: UIViewController {
        presentedController?.presentingViewController ?? UIViewController()
    }
}
