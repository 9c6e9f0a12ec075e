import UIKit

/// The stack below a modal page's own, which presents that one on a phone. Once the page has uncovered it, it is the page's stack.
final class CoveredNavigationController: UINavigationController {
    private weak var stack: PageNavigationController?

    init(below stack: PageNavigationController) {
        self.stack = stack
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private var isCovered: Bool { stack?.page?.coversOthers == true }

    /// Its screens are on no page's screen while it is covered, so it refuses to change them.
    private var uncovered: PageNavigationController? {
        guard isCovered else { return stack }
        UIKitLog.write("The stack below a modal page stays as it is. Dismiss the page first.")
        return nil
    }

    override var viewControllers: [UIViewController] {
        get { (isCovered ? stack?.coveredControllers : stack?.viewControllers) ?? [] }
        set { setViewControllers(newValue, animated: false) }
    }

    override var topViewController: UIViewController? { viewControllers.last }

    override var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    override var presentedViewController: UIViewController? { isCovered ? stack : stack?.presentedViewController }

    /// The page has one bar, which is drawn for both stacks.
    override var navigationBar: UINavigationBar {
        get { stack?.navigationBar ?? super.navigationBar }
        set { stack?.navigationBar = newValue }
    }

    override var isNavigationBarHidden: Bool {
        get { stack?.isNavigationBarHidden ?? false }
        set { stack?.isNavigationBarHidden = newValue }
    }

    override var tabBarController: UITabBarController? { stack?.tabBarController }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        uncovered?.setViewControllers(viewControllers, animated: animated)
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        uncovered?.pushViewController(viewController, animated: animated)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        uncovered?.popViewController(animated: animated)
    }

    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        uncovered?.popToViewController(viewController, animated: animated)
    }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        uncovered?.popToRootViewController(animated: animated)
    }

    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        uncovered?.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if isCovered {
            stack?.page?.dismissModal(completion: completion)
        } else {
            stack?.dismiss(animated: flag, completion: completion)
        }
    }
}
