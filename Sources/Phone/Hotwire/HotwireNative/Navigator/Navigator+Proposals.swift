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

    /// Asks the delegate again for a native screen that another session, or another process, has shown.
    ///
    /// - Parameters:
    ///   - url: on the page's own site.
    ///   - kept: the properties that the screen was made for. Those of the path configuration now win.
    /// - Returns: `nil` unless the delegate answers with a native screen.
    package func screen(at url: URL, kept: PathProperties) -> UIViewController? {
        let url = url.inApp(page, of: startLocation)
        let properties = kept.merging(session.pathConfiguration?.properties(for: url) ?? [:]) { _, own in own }
        let proposal = VisitProposal(url: url, options: VisitOptions(), properties: properties)
        guard case .acceptCustom(let controller) = delegate?.handle(proposal: proposal, from: self),
            !(controller is any Visitable), !(controller is UIAlertController)
        else { return nil }
        return controller
    }

    /// Decides on a visit that the page proposes. The app knows its pages by the addresses that it begins with.
    package func decide(on url: URL, action: VisitAction) {
        route(url.inApp(page, of: startLocation), options: VisitOptions(action: action))
    }
}
