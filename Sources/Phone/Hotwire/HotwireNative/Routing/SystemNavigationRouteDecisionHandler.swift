public import Foundation
import UIKit

/// Hands URLs of other hosts to the system (upstream's type of this name).
public final class SystemNavigationRouteDecisionHandler: RouteDecisionHandler {
    public let name = "system-navigation"

    nonisolated public init() {}

    public func matches(location: URL, configuration: Navigator.Configuration) -> Bool {
        configuration.startLocation.host != location.host
    }

    public func handle(
        location: URL, configuration: Navigator.Configuration, navigator: Navigator
    ) -> RouteDecision {
        UIApplication.shared.open(location)
        return .cancel
    }
}
