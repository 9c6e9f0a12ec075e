/// Bounds on the connections of a loop's listeners.
public struct ConnectionLimits: Equatable, Sendable {
    /// Connections of one address, WebSockets and others. A team of 50 behind one gateway has 1000 pages, and 6 connections for each
    /// browser's requests.
    public var ofAddress = 2000
    /// How long a request may take to come, with its body. A phone's worst network takes some seconds.
    public var handshakeTime = Duration.seconds(20)
    /// How long a peer may stay silent where it has something to say: between two requests, without reading its answer, and after a ping,
    /// which it is sent after twice that time. A laptop that wakes up takes a few seconds to have its network again.
    public var idleTime = Duration.seconds(15)
    /// Headers that a request may have, in bytes: more than browsers keep for one host in most cases, since the cookies of every app on
    /// localhost come along. One connection takes as much memory until its request has come.
    public var headerBytes = 64 << 10
    /// Further ones that a proxy of the server's own adds, in bytes.
    public var proxyHeaderBytes = 0

    public init() {}
}

/// Why the loop has refused or ended a connection.
public enum ConnectionFault: Sendable {
    /// Beyond `ConnectionLimits.ofAddress`: 429.
    case address
    /// A request was not whole within `ConnectionLimits.handshakeTime`: 408.
    case handshakeTime
    /// Nothing came within `ConnectionLimits.idleTime`: no request, or no answer to a ping.
    case idleTime
    /// Beyond `ConnectionLimits.headerBytes`: 431.
    case headerSize
    /// Is no request of HTTP/1.1: 400, 403 or 405.
    case notUnderstood
    /// A request by plain HTTP where TLS is spoken: 400.
    case plain
    /// The peer has not read what it was sent.
    case slowReader
}
