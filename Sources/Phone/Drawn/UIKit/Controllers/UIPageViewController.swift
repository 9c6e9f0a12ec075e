/// A pager of controllers. The page shows the current one's name.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical
    }

    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse
    }

    open private(set) var viewControllers: [UIViewController]?

    public convenience init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [String: Any]? = nil
    ) {
        self.init(nibName: nil, bundle: nil)
    }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.viewControllers = viewControllers
        setNeedsScreenUpdate()
        if let completion { MainTurn.after(0) { completion(true) } }
    }
}
