public import Foundation

/// Visits URLs of the app's own site (upstream's type of this name).
public final class AppNavigationRouteDecisionHandler: RouteDecisionHandler {
    public let name = "app-navigation"

    nonisolated public init() {}

    public func matches(location: URL, configuration: Navigator.Configuration) -> Bool {
        configuration.startLocation.host == location.host
    }

    public func handle(
        location: URL, configuration: Navigator.Configuration, navigator: Navigator
    ) -> RouteDecision {
        .navigate
    }
}
