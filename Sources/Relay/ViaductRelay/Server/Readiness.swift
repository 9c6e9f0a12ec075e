/// Whether a load balancer may send pages to the server.
public enum Readiness: String, Sendable {
    case starting
    case ready
    /// The proxy in front of the server has ended, and is not up again.
    case proxy
    /// The server is about to end.
    case draining
}
