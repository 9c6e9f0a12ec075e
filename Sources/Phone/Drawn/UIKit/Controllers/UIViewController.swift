/// Manages one screen of an app.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    open var title: String? {
        didSet {
            if navigationItemIfLoaded?.title == oldValue { navigationItemIfLoaded?.title = title }
            valueDidChange(from: oldValue, to: title)
        }
    }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { valueDidChange(from: oldValue, to: overrideUserInterfaceStyle) }
    }
    /// As on iOS 18, `.automatic` reads as its resolved style.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { chosenPresentationStyle == .automatic ? .formSheet : chosenPresentationStyle }
        set { chosenPresentationStyle = newValue }
    }
    @available(*, deprecated, message: "no effect")
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical { didSet { inert(self) } }
    open var isModalInPresentation = false {
        didSet { valueDidChange(from: oldValue, to: isModalInPresentation) }
    }
    open var hidesBottomBarWhenPushed = false

    /// Used only in a popover.
    open var preferredContentSize = CGSize.zero { didSet { valueDidChange(from: oldValue, to: preferredContentSize) } }
    @available(*, deprecated, message: "no effect") open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var edgesForExtendedLayout = UIRectEdge.all { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var extendedLayoutIncludesOpaqueBars = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var definesPresentationContext = false { didSet { inert(self) } }
    open var providesPresentationContextTransitionStyle = false
    @available(*, deprecated, message: "no effect") open var restorationIdentifier: String? { didSet { inert(self) } }
    open var toolbarItems: [UIBarButtonItem]? {
        didSet {
            for item in toolbarItems ?? [] { item.container = self }
            setNeedsScreenUpdate()
        }
    }
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []

    package let maker = Maker.current()
    /// The observer of every visible change on this controller, its children and its presented controllers.
    package weak var screenObserver: (any ScreenObserver)?

    /// The controller that this one itself presents, and the one that presents it.
    var presented: UIViewController?
    weak var presenter: UIViewController?
    /// The end of the container's running transition; `nil` without one.
    var transitionEnd: (() -> Void)?

    /// The window that this controller is the root of.
    weak var ownWindow: UIWindow?

    private var chosenPresentationStyle = UIModalPresentationStyle.automatic
    private var loadedView: UIView?
    private var navigationItemIfLoaded: UINavigationItem?
    open var isEditing = false
    private var sheetIfLoaded: UISheetPresentationController?
    private var popoverIfLoaded: UIPopoverPresentationController?

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
        set { adopt(newValue) }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open private(set) var isViewLoaded = false

    /// Creates the view. Override it to set `view` to one of your own.
    open func loadView() {
        adopt(UIView(frame: UIScreen.main.bounds))
    }

    private func adopt(_ view: UIView?) {
        if loadedView?.partOwner === self { loadedView?.partOwner = nil }
        view?.partOwner = self
        loadedView = view
        if view != nil { isViewLoaded = true }
        setNeedsScreenUpdate()
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
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewSafeAreaInsetsDidChange() {}
    open func updateViewConstraints() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func didReceiveMemoryWarning() {}
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var shouldAutorotate: Bool { true }
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    @available(*, deprecated, message: "no effect") open func setNeedsStatusBarAppearanceUpdate() { inert(self) }
    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController = self as? UINavigationController ?? navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

    /// The window in which the controller is shown.
    var containingWindow: UIWindow? {
        ownWindow ?? parent?.containingWindow ?? presenter?.containingWindow
    }

    open var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }
    open var splitViewController: UISplitViewController? { nil }

    open var traitCollection: UITraitCollection {
        let window = containingWindow
        return UITraitCollection(
            userInterfaceStyle: inheritedStyle ?? window?.shownStyle ?? .unspecified,
            contentSizeCategory: window?.page.contentSizeCategory ?? .current)
    }

    /// The style that the controller overrides, or the nearest one around it; `nil` when none does.
    private var inheritedStyle: UIUserInterfaceStyle? {
        overrideUserInterfaceStyle == .unspecified ? parent?.inheritedStyle : overrideUserInterfaceStyle
    }

    /// The configuration shown instead of the view's content; `nil` when there is content.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet {
            contentUnavailableView = contentUnavailableConfiguration?.makeContentView()
            contentUnavailableView?.partOwner = self
            setNeedsScreenUpdate()
        }
    }
    package private(set) var contentUnavailableView: UIView?

    @available(*, deprecated, message: "no effect") open func setNeedsUpdateContentUnavailableConfiguration() { inert(self) }

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

    // MARK: Containment

    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
        setNeedsScreenUpdate()
    }

    open func removeFromParent() {
        guard let owner = parent else { return }
        owner.children.removeAll { $0 === self }
        parent = nil
        owner.setNeedsScreenUpdate()
        didMove(toParent: nil)
    }

    /// The children whose views are on the screen when this controller's is.
    var shownChildren: [UIViewController] { children }

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presentation

    var screenOwner: (any ScreenPart)? { presenter ?? parent }

    /// The controller presented on this one or on one that contains it.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// The controller on which this one, or one that contains it, is presented.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// The popover that this controller is presented as; `nil` for other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        if let popoverIfLoaded { return popoverIfLoaded }
        let popover = UIPopoverPresentationController(of: self)
        popoverIfLoaded = popover
        return popover
    }

    /// The sheet that this controller is presented as; `nil` for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        switch modalPresentationStyle {
        case .pageSheet, .formSheet, .popover: break
        default: return nil
        }
        if let sheetIfLoaded { return sheetIfLoaded }
        let sheet = UISheetPresentationController(of: self)
        sheetIfLoaded = sheet
        return sheet
    }

    open var presentationController: UIPresentationController? {
        popoverPresentationController ?? sheetPresentationController ?? defaultPresentation
    }
    private lazy var defaultPresentation: UIPresentationController? = UIPresentationController(of: self)

    /// Presents a controller on this one. As on iOS, nothing happens while another one is presented here already.
    ///
    /// - Parameter completion: called in a later turn.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        outermostContainer.show(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the presented controller. When there is none, dismisses this controller itself.
    ///
    /// - Parameter completion: called in a later turn, unless there is nothing to dismiss.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let container = outermostContainer
        if container.presented == nil {
            container.presentingViewController?.dismiss(animated: flag, completion: completion)
        } else {
            container.endPresentation(animated: flag, completion: completion)
        }
    }
}

extension UIViewController: ScreenPart {
    /// Notifies the nearest observer up the hierarchy of a visible change.
    package func setNeedsScreenUpdate() {
        if let screenObserver {
            screenObserver.screenDidChange()
        } else {
            screenOwner?.setNeedsScreenUpdate()
        }
    }
}
