/// What becomes of a URL (upstream's `Router.Decision`).
public enum RouteDecision: Sendable {
    case navigate
    case cancel
}
