package import Foundation
package import UIKit

extension Navigator {
    /// The one that decides where a page goes: that of the selected tab, or the first one that the app has made for the page.
    ///
    /// - Parameter window: the page's.
    package static func deciding(for window: UIWindow) -> Navigator? {
        if let tabs = window.tabs as? HotwireTabBarController { return tabs.activeNavigator }
        return PageOwned.made(for: window, Navigator.self).first ?? PageOwned.madeForAll(Navigator.self).first
    }

    /// Decides on a visit that the page proposes. The app knows its pages by the addresses that it begins with.
    package func decide(on url: URL, action: VisitAction) {
        route(url.inApp(page, of: startLocation), options: VisitOptions(action: action))
    }
}
