public import Foundation
import SafariServices
import UIKit

/// Opens pages of other sites in a new tab (upstream's type of this name).
public final class SafariViewControllerRouteDecisionHandler: RouteDecisionHandler {
    public let name = "safari"

    nonisolated public init() {}

    public func matches(location: URL, configuration: Navigator.Configuration) -> Bool {
        ["http", "https"].contains(location.scheme) && configuration.startLocation.host != location.host
    }

    public func handle(
        location: URL, configuration: Navigator.Configuration, navigator: Navigator
    ) -> RouteDecision {
        navigator.open(
            externalURL: location, navigator.delegate?.handle(externalURL: location) ?? .openViaSafariController)
        return .cancel
    }

    static func open(_ url: URL, on navigator: Navigator) {
        guard ["http", "https"].contains(url.scheme) else { return }
        navigator.activeNavigationController.present(SFSafariViewController(url: url), animated: true)
    }
}
