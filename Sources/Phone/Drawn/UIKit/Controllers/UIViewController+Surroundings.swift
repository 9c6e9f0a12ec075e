extension UIViewController {
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    @available(*, deprecated, message: "Does nothing in a browser.")
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        Inert.note("UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()")
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        Inert.note("UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden()")
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        Inert.note("UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()")
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public func addKeyCommand(_ keyCommand: UIKeyCommand) { Inert.note("UIViewController.addKeyCommand(_:)") }
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
    @available(*, deprecated, message: "Does nothing in a browser.")
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = []) {
        Inert.note("UIViewController.setContentScrollView(_:for:)")
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        Inert.note("UIViewController.setOverrideTraitCollection(_:forChild:)")
    }
}

/// What happens while one screen takes the place of another.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    var isAnimated: Bool { get }
    var transitionDuration: TimeInterval { get }
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isCancelled: Bool { get }
    func viewController(forKey key: String) -> UIViewController?
}
