public import UIKit

/// A stack that gives its web screens the reason why they appear or disappear (upstream's type of this name).
@preconcurrency @MainActor open class HotwireNavigationController: UINavigationController {
    private var topVisitable: VisitableViewController? { topViewController as? VisitableViewController }

    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        (viewController as? VisitableViewController)?.appearReason = .pushedOntoNavigationStack
        topVisitable?.disappearReason = .coveredByPush
        super.pushViewController(viewController, animated: animated)
    }

    /// Every push ends here.
    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if !Hotwire.config.hasTabBarWhenPushed {
            for (index, controller) in viewControllers.enumerated() { controller.hidesBottomBarWhenPushed = index > 0 }
        }
        super.setViewControllers(viewControllers, animated: animated)
    }

    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        topVisitable?.disappearReason = .poppedFromNavigationStack
        (children.dropLast().last as? VisitableViewController)?.appearReason = .revealedByPop
        return super.popViewController(animated: animated)
    }

    open override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        topVisitable?.disappearReason = .coveredByModal
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        topVisitable?.appearReason = .revealedByModalDismiss
        super.dismiss(animated: flag, completion: completion)
    }

    open override func viewWillAppear(_ animated: Bool) {
        if let topVisitable, topVisitable.disappearReason == .tabDeselected { topVisitable.appearReason = .tabSelected }
        super.viewWillAppear(animated)
    }

    /// As upstream, a tab's stack that disappears counts as deselected, whatever covers it.
    open override func viewWillDisappear(_ animated: Bool) {
        if tabBarController != nil { topVisitable?.disappearReason = .tabDeselected }
        super.viewWillDisappear(animated)
    }
}
