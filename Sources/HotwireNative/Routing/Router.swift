import Foundation

/// Finds out whether a URL is the app's own (upstream's type of this name).
public final class Router {
    public enum Decision: Sendable {
        case navigate
        case cancel
    }

    private let decisionHandlers: [any RouteDecisionHandler]

    init(decisionHandlers: [any RouteDecisionHandler]) {
        self.decisionHandlers = decisionHandlers
    }

    /// The first handler that matches decides. Without one the page stays where it is.
    @MainActor func decideRoute(for location: URL, configuration: Navigator.Configuration, navigator: Navigator)
        -> Decision
    {
        let handler = decisionHandlers.first { $0.matches(location: location, configuration: configuration) }
        guard let handler else {
            HotwireLog.write("No route decision handler wants \(location).")
            return .cancel
        }
        HotwireLog.debug("“\(handler.name)” decides on \(location).")
        return handler.handle(location: location, configuration: configuration, navigator: navigator)
    }
}
