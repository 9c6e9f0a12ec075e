/// Manages one screen of an app.
@MainActor open class UIViewController: UIResponder {
    open var title: String? {
        didSet {
            if navigationItemIfLoaded?.title == oldValue { navigationItemIfLoaded?.title = title }
            valueDidChange(from: oldValue, to: title)
        }
    }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var hidesBottomBarWhenPushed = false

    /// What is presented on this controller.
    open internal(set) var presentedViewController: UIViewController?
    /// What this controller is presented on.
    open internal(set) weak var presentingViewController: UIViewController?
    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []

    /// Hears of every visible change on this controller, and on what it contains or presents.
    package weak var screenObserver: (any ScreenObserver)?

    private var loadedView: UIView?
    private var navigationItemIfLoaded: UINavigationItem?

    public init(nibName: String?, bundle: Bundle?) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: The view

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open private(set) var isViewLoaded = false

    /// Makes the view. Override it to set `view` to one of your own.
    open func loadView() {
        loadedView = UIView()
    }

    open func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        isViewLoaded = true
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    open var traitCollection: UITraitCollection {
        UITraitCollection(
            userInterfaceStyle: overrideUserInterfaceStyle == .unspecified
                ? parent?.traitCollection.userInterfaceStyle ?? .unspecified : overrideUserInterfaceStyle)
    }

    // MARK: The navigation bar

    open var navigationItem: UINavigationItem {
        if let navigationItemIfLoaded { return navigationItemIfLoaded }
        let item = UINavigationItem(title: title)
        item.viewController = self
        navigationItemIfLoaded = item
        return item
    }

    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
}

extension UIViewController: ScreenPart {
    var screenOwner: (any ScreenPart)? { presentingViewController ?? parent }

    /// Tells the nearest observer on the way up that something visible has changed.
    package func setNeedsScreenUpdate() {
        if let screenObserver {
            screenObserver.screenDidChange()
        } else {
            screenOwner?.setNeedsScreenUpdate()
        }
    }
}
