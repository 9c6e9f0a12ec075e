/// Whether a load balancer may send pages to the server.
public enum Readiness: String, Sendable {
    case starting
    case ready
    /// The server is about to end.
    case draining
}
