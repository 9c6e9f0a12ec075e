extension UIViewController {
    /// Shows a controller on top of this one. As on iOS, nothing happens while another one is presented here already.
    ///
    /// - Parameter completion: is called in a later turn.
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, viewControllerToPresent.presentingViewController == nil else {
            let name = type(of: viewControllerToPresent)
            return UIKitLog.write(
                "\(name) was not presented: \(type(of: self)) presents something already. Dismiss that first, or present on it.")
        }
        viewControllerToPresent.loadViewIfNeeded()
        viewControllerToPresent.viewWillAppear(flag)
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.viewDidAppear(flag)
        setNeedsScreenUpdate()
        MainTurn.afterThis(completion)
    }

    /// Ends what this controller presents; when it presents nothing, ends its own presentation.
    ///
    /// - Parameter completion: is called in a later turn.
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        if presented.presentedViewController != nil { presented.dismiss(animated: flag) }
        presented.viewWillDisappear(flag)
        presentedViewController = nil
        presented.presentingViewController = nil
        presented.viewDidDisappear(flag)
        setNeedsScreenUpdate()
        MainTurn.afterThis(completion)
    }
}
