public import Foundation

/// Decides on the URLs that it matches (upstream's type of this name).
@preconcurrency @MainActor public protocol RouteDecisionHandler {
    var name: String { get }

    func matches(location: URL, configuration: Navigator.Configuration) -> Bool
    func handle(location: URL, configuration: Navigator.Configuration, navigator: Navigator) -> RouteDecision
}

/// The decision on a URL (upstream's `Router.Decision`).
public enum RouteDecision: Sendable {
    case navigate
    case cancel
}
