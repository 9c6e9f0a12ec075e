extension UIViewController {
    /// The outermost container. iOS presents the controllers of its children on it.
    var outermostContainer: UIViewController {
        var container = self
        while let parent = container.parent { container = parent }
        return container
    }

    func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard containingWindow != nil || UIApplication.currentWindow() == nil else {
            return UIKitLog.write(
                "\(type(of: controller)) was not presented, as on a phone: \(type(of: self)) is not on the screen.", cause: "VD-PRESENT-1")
        }
        guard presented == nil, controller.presenter == nil, controller.parent == nil, controller !== self else {
            return UIKitLog.write(
                """
                \(type(of: controller)) was not presented: \(type(of: self)) presents something already, or the other is \
                shown somewhere. Dismiss that first, or present on it.
                """, cause: "VD-PRESENT-1")
        }
        controller.loadViewIfNeeded()
        endTransition()
        let covered = controller.coversPresenter ? shownControllers : []
        for controller in covered { controller.viewWillDisappear(animated) }
        controller.viewWillAppear(animated)
        presented = controller
        controller.presenter = self
        controller.viewDidAppear(animated)
        setNeedsScreenUpdate()
        guard !covered.isEmpty else { return MainTurn.afterThis(completion) }
        beginTransition {
            for controller in covered { controller.viewDidDisappear(animated) }
            MainTurn.afterThis(completion)
        }
    }

    /// Dismisses everything presented on this controller, from the top down.
    func endPresentation(animated: Bool, completion: (() -> Void)?) {
        guard let controller = presented else { return }
        controller.endPresentation(animated: animated, completion: nil)
        endTransition()
        let revealed = controller.coversPresenter ? shownControllers : []
        controller.viewWillDisappear(animated)
        for controller in revealed { controller.viewWillAppear(animated) }
        presented = nil
        controller.presenter = nil
        controller.viewDidDisappear(animated)
        for controller in revealed { controller.viewDidAppear(animated) }
        setNeedsScreenUpdate()
        MainTurn.afterThis(completion)
    }

    /// Changes the presented controller without notifying anyone. The caller notifies the controllers.
    package func adopt(presented controller: UIViewController?) {
        endTransition()
        presented?.presenter = nil
        presented = controller
        controller?.presenter = self
        setNeedsScreenUpdate()
    }

    /// Whether iOS removes the presenter from the screen and notifies it, instead of leaving it visible behind or below.
    package var coversPresenter: Bool { modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext }

    /// The controllers that are on screen together with this one, itself first.
    private var shownControllers: [UIViewController] { [self] + shownChildren.flatMap(\.shownControllers) }

    /// Keeps the leaving screen until a later turn, as an animation does. A component can still use it in the same turn.
    func beginTransition(end: @escaping () -> Void) {
        transitionEnd = end
        MainTurn.afterThis { MainTurn.afterThis { [weak self] in self?.endTransition() } }
    }

    /// Ends the transition at once, because the user has already tapped the new screen.
    package func endTransition() {
        let end = transitionEnd
        transitionEnd = nil
        end?()
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
