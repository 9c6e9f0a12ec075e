extension UIViewController {
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    @available(*, deprecated, message: "no effect") public func setNeedsUpdateOfSupportedInterfaceOrientations() { inert(self) }
    @available(*, deprecated, message: "no effect") public func setNeedsUpdateOfHomeIndicatorAutoHidden() { inert(self) }
    @available(*, deprecated, message: "no effect") public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { inert(self) }
    @available(*, deprecated, message: "no effect") public func addKeyCommand(_ keyCommand: UIKeyCommand) { inert(self) }
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
    @available(*, deprecated, message: "no effect")
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = []) { inert(self) }
    @available(*, deprecated, message: "no effect")
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        inert(self)
    }
}

/// Runs animations along with the transition from one screen to another.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    var isAnimated: Bool { get }
    var transitionDuration: TimeInterval { get }
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isCancelled: Bool { get }
    func viewController(forKey key: String) -> UIViewController?
}
