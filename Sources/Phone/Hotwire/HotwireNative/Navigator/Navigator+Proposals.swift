package import Foundation
package import UIKit

extension Navigator {
    /// Returns the navigator that decides on a page's visits: the selected tab's, or the first that the app created for the page.
    ///
    /// - Parameter window: the page's.
    package static func deciding(for window: UIWindow) -> Navigator? {
        if let tabs = window.tabs as? HotwireTabBarController { return tabs.activeNavigator }
        return PageOwned.made(for: window, Navigator.self).first ?? PageOwned.madeForAll(Navigator.self).first
    }

    /// Asks the delegate again for a native screen that an earlier session or process has shown.
    ///
    /// - Parameters:
    ///   - url: on the page's own site.
    ///   - kept: the properties that the screen was created for. The current path configuration overrides them.
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

    /// Decides on a visit that the page proposes. The app gets the URL on the host of its own start location.
    ///
    /// - Parameter isRedirect: whether a form's answer has redirected there. The library's main pops the form's screen then.
    package func decide(on url: URL, action: VisitAction, isRedirect: Bool = false) {
        let url = url.inApp(page, of: startLocation)
        let response = isRedirect ? VisitResponse(statusCode: 200, redirected: true) : nil
        if isRedirect, Hotwire.isMain {
            let context = session.pathConfiguration?.properties(for: url).context ?? .default
            pop(animated: pageSession === modalSession && context == .default)
        }
        route(url, options: VisitOptions(action: action, response: response))
    }
}
