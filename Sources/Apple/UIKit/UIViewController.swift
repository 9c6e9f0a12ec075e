/// What stands behind one screen.
open class UIViewController: UIResponder {
    open var title: String? {
        didSet {
            if title != oldValue { setNeedsScreenUpdate() }
        }
    }

    open private(set) lazy var navigationItem = UINavigationItem(owner: self)
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    open internal(set) weak var parent: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var isModalInPresentation = false

    /// Hears of every change to what is shown here and on top of it. Set on the root-most controller of a page.
    package weak var screenObserver: (any ScreenObserver)?
    private var loadedView: UIView?
    private var popover: UIPopoverPresentationController?

    public init(nibName: String?, bundle: Bundle?) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    open var viewIfLoaded: UIView? { loadedView }

    open var isViewLoaded: Bool { loadedView != nil }

    open var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }

    open var popoverPresentationController: UIPopoverPresentationController? {
        if popover == nil { popover = UIPopoverPresentationController(presentedViewController: self) }
        return popover
    }

    open func loadView() {
        loadedView = UIView()
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, viewControllerToPresent.presentingViewController == nil else {
            UIKitLog.warn(
                """
                \(type(of: self)) cannot present \(type(of: viewControllerToPresent)), since something is presented already. \
                Dismiss that first, or present on it.
                """)
            return
        }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.loadViewIfNeeded()
        viewControllerToPresent.viewWillAppear(flag)
        viewControllerToPresent.viewDidAppear(flag)
        setNeedsScreenUpdate()
        NextTurn.run(completion)
    }

    /// Ends what this controller presents; when it presents nothing, ends itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            if let presentingViewController {
                presentingViewController.dismiss(animated: flag, completion: completion)
            } else {
                NextTurn.run(completion)
            }
            return
        }
        presented.presentedViewController?.dismissAsPartOfStack(animated: flag)
        presented.leave(animated: flag)
        setNeedsScreenUpdate()
        NextTurn.run(completion)
    }

    private func dismissAsPartOfStack(animated: Bool) {
        presentedViewController?.dismissAsPartOfStack(animated: animated)
        leave(animated: animated)
    }

    private func leave(animated: Bool) {
        viewWillDisappear(animated)
        presentingViewController?.presentedViewController = nil
        presentingViewController = nil
        viewDidDisappear(animated)
    }
}

extension UIViewController: ScreenPart {
    package var screenOwner: (any ScreenPart)? { parent ?? presentingViewController }

    package func setNeedsScreenUpdate() {
        screenObserver?.screenDidChange()
        screenOwner?.setNeedsScreenUpdate()
    }
}
