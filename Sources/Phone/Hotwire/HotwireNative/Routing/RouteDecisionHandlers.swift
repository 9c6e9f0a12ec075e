import Foundation

/// Finds out whether a URL is the app's own.
struct RouteDecisionHandlers {
    private let handlers: [any RouteDecisionHandler]

    init(_ handlers: [any RouteDecisionHandler]) {
        self.handlers = handlers
    }

    /// The first handler that matches decides. Without one the page stays where it is.
    @MainActor func decideRoute(for location: URL, configuration: Navigator.Configuration, navigator: Navigator)
        -> RouteDecision
    {
        let handler = handlers.first { $0.matches(location: location, configuration: configuration) }
        guard let handler else {
            HotwireLog.write("No route decision handler matches \(location).")
            return .cancel
        }
        HotwireLog.debug("“\(handler.name)” decides on \(location).")
        return handler.handle(location: location, configuration: configuration, navigator: navigator)
    }
}

/// Whoever can take a person to another place: what Hotwire Native iOS 1.0 calls a `NavigationHandler`. Later versions have a class of this name, of which an app
/// sees only `Router.Decision`.
@preconcurrency @MainActor public protocol Router: NavigationHandler {}

extension Router {
    public typealias Decision = RouteDecision
}
