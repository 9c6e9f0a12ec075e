package import Foundation
package import UIKit

extension UITabBarController {
    /// Sends the page to the tab's start URL.
    ///
    /// - Returns: `false` when the tab has no page.
    @discardableResult package func visit(tab index: Int) -> Bool {
        guard let navigator = navigator(ofTab: index), let start = navigator.startLocation else { return false }
        navigator.route(start)
        return true
    }

    /// The tab's start URL on the page's site; `nil` when the tab has no page.
    package func start(ofTab index: Int) -> URL? {
        guard let navigator = navigator(ofTab: index), let start = navigator.startLocation else { return nil }
        let url = start.inPage(navigator.page, of: start)
        return url.path.isEmpty ? url.appending(path: "/") : url
    }

    /// The navigator whose navigation controller is the tab's.
    private func navigator(ofTab index: Int) -> Navigator? {
        guard let controllers = viewControllers, controllers.indices.contains(index) else { return nil }
        let made = UIApplication.currentWindow().map { PageOwned.made(for: $0, Navigator.self) } ?? []
        return (made + PageOwned.madeForAll()).first { $0.ownNavigationController === controllers[index] }
    }
}

extension UIWindow {
    /// The tab bar controller at the root of one of the app's own windows.
    package var tabs: UITabBarController? {
        windowScene?.windows.lazy.compactMap { $0.rootViewController as? UITabBarController }.first
    }
}
