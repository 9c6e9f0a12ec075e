import Foundation

/// The registered handlers, which decide how a URL is opened.
struct RouteDecisionHandlers {
    private let handlers: [any RouteDecisionHandler]

    init(_ handlers: [any RouteDecisionHandler]) {
        self.handlers = handlers
    }

    /// The first handler that matches decides. Without a match the page does not move.
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

/// A type that can route to a URL: Hotwire Native iOS 1.0's `NavigationHandler`. Later versions have a class named `Router`, but
/// an app sees only `Router.Decision`.
@preconcurrency @MainActor public protocol Router: NavigationHandler {}

extension Router {
    public typealias Decision = RouteDecision
}
