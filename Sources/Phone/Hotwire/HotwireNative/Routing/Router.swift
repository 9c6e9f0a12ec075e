/// Whoever can take a person to another place: what Hotwire Native iOS 1.0 calls a `NavigationHandler`. Later versions have a class of this name, of which an app
/// sees only `Router.Decision`.
@preconcurrency @MainActor public protocol Router: NavigationHandler {}

extension Router {
    public typealias Decision = RouteDecision
}
