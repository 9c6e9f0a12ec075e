import HotwireNative
import UIKit

/// The stack of a page's destinations, and of the native screens on top of them. The browser itself moves the page, which then reports its place.
final class PageNavigationController: HotwireNavigationController {
    /// Strong, as with `UIWindow.host`.
    private(set) var page: (any PageHistory)?
    /// The page's.
    weak var window: UIWindow?
    private var isCompleting = false
    private(set) lazy var covered = CoveredNavigationController(below: self)

    init(of page: any PageHistory) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func forgetPage() {
        page = nil
    }

    /// The tab bar controller of the page's own window, where an app has put one.
    override var tabBarController: UITabBarController? {
        super.tabBarController ?? window?.tabs
    }

    /// On a phone a modal page is on a separate stack, presented by the one below.
    override var presentingViewController: UIViewController? {
        page?.coversOthers == true ? covered : super.presentingViewController
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let page, page.coversOthers, presentedViewController == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        page.dismissModal(completion: completion)
    }

    /// Includes the controllers of places that needed none until now, since the app counts them. A modal page has its own stack only.
    override var viewControllers: [UIViewController] {
        get {
            complete()
            return ownControllers
        }
        set { super.viewControllers = newValue }
    }

    /// The controllers below a modal page's own stack, including those of places that needed none until now.
    var coveredControllers: [UIViewController] {
        complete()
        return page.map { shown($0.coveredControllers) } ?? []
    }

    private func complete() {
        // An app may count them while it makes one.
        guard !isCompleting else { return }
        isCompleting = true
        page?.completeStack()
        isCompleting = false
    }

    private var ownControllers: [UIViewController] {
        guard let page else { return children }
        return page.sheetControllers + shown(children.dropFirst(page.coveredControllers.count))
    }

    /// The controllers on a phone's stack: without pages that a native screen has replaced, and without places that have no way back to them.
    func shown(_ controllers: some Collection<UIViewController>) -> [UIViewController] {
        let hidden = page.map { $0.replacedControllers + $0.formerControllers } ?? []
        return controllers.filter { !hidden.contains($0) }
    }

    /// Keeps the controllers below the page's own stack. A native screen replaces a page that is left out.
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard let page else { return super.setViewControllers(viewControllers, animated: animated) }
        let below = page.coversOthers ? page.coveredControllers : page.formerControllers
        let others = below + page.sheetControllers
        super.setViewControllers(
            below + withPage(viewControllers.filter { !others.contains($0) }, over: below.count), animated: animated)
    }

    /// The page stays below the native screens that replace it, since its history stays too.
    private func withPage(_ own: [UIViewController], over others: Int) -> [UIViewController] {
        guard let last = own.last, !(last is VisitableViewController),
            let index = children.lastIndex(where: { $0 is VisitableViewController }), !own.contains(children[index])
        else { return own }
        let below = children[..<index].dropFirst(others)
        let first = own.lastIndex { below.contains($0) }.map { $0 + 1 } ?? 0
        page?.replacePage(isRoot: first == 0 && page?.coversOthers != true && !below.isEmpty)
        return own[..<first] + [children[index]] + own[first...]
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard let visitable = viewController as? VisitableViewController else {
            return super.pushViewController(viewController, animated: animated)
        }
        page?.push(visitable)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        guard let top = topViewController,
            top is VisitableViewController || page?.isPushing(over: top) == true || shown(children.suffix(2)) == [top]
        else {
            return super.popViewController(animated: animated)
        }
        return page?.goBack() == true ? top : nil
    }

    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        let visitable = viewController as? VisitableViewController
        let own = ownControllers
        guard let index = own.firstIndex(of: viewController) else { return nil }
        guard visitable.map({ page?.goBack(to: $0) == true }) ?? (page?.goBack(toStacked: viewController) == true)
        else { return super.popToViewController(viewController, animated: animated) }
        return Array(own[(index + 1)...])
    }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(ownControllers.dropFirst())
        if page?.goBackToStart() == true { return popped }
        // The page is there, below its native screens.
        guard let index = children.lastIndex(where: { $0 is VisitableViewController }), let root = shown(children[index...]).first
        else { return nil }
        return super.popToViewController(root, animated: animated)
    }
}
