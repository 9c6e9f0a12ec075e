extension UIViewController {
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = []) {}
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {}
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
