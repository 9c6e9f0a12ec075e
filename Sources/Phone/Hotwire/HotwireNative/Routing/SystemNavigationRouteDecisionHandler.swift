public import Foundation
import UIKit

/// What is no page is handed to the system (upstream's type of this name).
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
