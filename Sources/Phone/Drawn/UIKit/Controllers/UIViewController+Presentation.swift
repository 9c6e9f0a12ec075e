extension UIViewController {
    /// The controller that covers the whole screen, on which iOS presents what one of its children presents.
    var outermostContainer: UIViewController {
        var container = self
        while let parent = container.parent { container = parent }
        return container
    }

    func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard presented == nil, controller.presenter == nil, controller.parent == nil, controller !== self else {
            return UIKitLog.write(
                """
                \(type(of: controller)) was not presented: \(type(of: self)) presents something already, or the other is \
                shown somewhere. Dismiss that first, or present on it.
                """)
        }
        controller.loadViewIfNeeded()
        controller.viewWillAppear(animated)
        presented = controller
        controller.presenter = self
        controller.viewDidAppear(animated)
        setNeedsScreenUpdate()
        MainTurn.afterThis(completion)
    }

    /// Ends what is presented on this controller, from the top down.
    func endPresentation(animated: Bool, completion: (() -> Void)?) {
        guard let controller = presented else { return }
        controller.endPresentation(animated: animated, completion: nil)
        controller.viewWillDisappear(animated)
        presented = nil
        controller.presenter = nil
        controller.viewDidDisappear(animated)
        setNeedsScreenUpdate()
        MainTurn.afterThis(completion)
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal
    case crossDissolve
    case partialCurl
}
