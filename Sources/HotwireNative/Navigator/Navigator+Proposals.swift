package import Foundation
package import UIKit

extension Navigator {
    private struct WeakNavigator {
        weak var navigator: Navigator?
    }

    /// The app's own, in the order in which they were made.
    private static var own: [WeakNavigator] = []

    static func remember(_ navigator: Navigator) {
        own = own.filter { $0.navigator != nil } + [WeakNavigator(navigator: navigator)]
    }

    /// The one that decides where a page goes: that of the selected tab, or the first one that the app has made for the page.
    ///
    /// - Parameter window: the page's.
    package static func deciding(for window: UIWindow) -> Navigator? {
        let tabs = window.windowScene?.windows.lazy.compactMap { $0.rootViewController as? HotwireTabBarController }.first
        if let tabs { return tabs.activeNavigator }
        let included = own.compactMap(\.navigator).filter { $0.owner.includes(window) }
        return included.first { !$0.owner.isEveryone } ?? included.first
    }

    /// Decides on a visit that the page proposes. The app knows its pages by the addresses that it begins with.
    package func decide(on url: URL, action: VisitAction) {
        route(url.inApp(page, of: startLocation), options: VisitOptions(action: action))
    }
}
