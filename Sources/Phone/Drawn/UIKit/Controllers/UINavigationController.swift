/// A stack of view controllers with the last one visible.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    open lazy var navigationBar: UINavigationBar = {
        let bar = UINavigationBar()
        bar.partOwner = self
        return bar
    }()
    open lazy var toolbar: UIToolbar! = {
        let bar = UIToolbar()
        bar.partOwner = self
        return bar
    }()
    @available(*, deprecated, message: "no effect")
    open weak var delegate: (any UINavigationControllerDelegate)? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = Inert.note(
        "UINavigationController.interactivePopGestureRecognizer", returning: UIScreenEdgePanGestureRecognizer())
    open var isToolbarHidden = true {
        didSet { valueDidChange(from: oldValue, to: isToolbarHidden) }
    }
    @available(*, deprecated, message: "no effect") open var hidesBarsOnSwipe = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var hidesBarsOnTap = false { didSet { inert(self) } }
    open var isNavigationBarHidden = false {
        didSet { valueDidChange(from: oldValue, to: isNavigationBarHidden) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isToolbarHidden = hidden
    }

    /// Changes the stack without notifying anyone. The caller notifies the controllers.
    package func adopt(_ viewControllers: [UIViewController]) {
        endTransition()
        complete(with: viewControllers)
    }

    /// As `adopt(_:)`, but the top controller stays, so there is no transition.
    package func complete(with viewControllers: [UIViewController]) {
        for child in children where !viewControllers.contains(where: { $0 === child }) { child.parent = nil }
        for controller in viewControllers { controller.parent = self }
        children = viewControllers
    }

    open var topViewController: UIViewController? { children.last }
    override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        changeTop(animated: animated) {
            let left = children.filter { child in !viewControllers.contains { $0 === child } }
            let entered = viewControllers.filter { $0.parent !== self }
            for controller in left { controller.willMove(toParent: nil) }
            for controller in entered {
                controller.willMove(toParent: self)
                controller.removeFromParent()
                controller.parent = self
            }
            for controller in left { controller.parent = nil }
            children = viewControllers
            for controller in left { controller.didMove(toParent: nil) }
            for controller in entered { controller.didMove(toParent: self) }
        }
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard viewController.parent !== self else {
            return UIKitLog.write("\(type(of: viewController)) was not pushed: it is on the stack already.", cause: "VD-PRESENT-2")
        }
        setViewControllers(children + [viewController], animated: animated)
    }

    /// - Returns: what was popped; `nil` when only the root is left.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1 else { return nil }
        let popped = topViewController
        setViewControllers(Array(children.dropLast()), animated: animated)
        return popped
    }

    /// - Returns: what was popped; `nil` when the controller is on top already, or is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(where: { $0 === viewController }), index < children.count - 1
        else { return nil }
        let popped = Array(children[(index + 1)...])
        setViewControllers(Array(children[...index]), animated: animated)
        return popped
    }

    /// - Returns: what was popped, `nil` when the root was on top already.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard children.count > 1 else { return nil }
        let popped = Array(children.dropFirst())
        setViewControllers(Array(children.prefix(1)), animated: animated)
        return popped
    }

    /// Runs the change. If it replaces the top controller, notifies both controllers in iOS's order.
    private func changeTop(animated: Bool, _ change: () -> Void) {
        endTransition()
        let old = topViewController
        change()
        guard let new = topViewController, new !== old else { return setNeedsScreenUpdate() }
        new.loadViewIfNeeded()
        old?.viewWillDisappear(animated)
        new.viewWillAppear(animated)
        beginTransition {
            old?.viewDidDisappear(animated)
            new.viewDidAppear(animated)
        }
        if containingWindow == nil { endTransition() }
        setNeedsScreenUpdate()
    }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// Two controllers side by side. A phone has no room for them.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {}
