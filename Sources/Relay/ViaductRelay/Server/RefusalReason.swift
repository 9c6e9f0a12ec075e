/// Reasons for refusing, ending or slowing down a connection, by their names in the metrics.
public enum RefusalReason: String, CaseIterable, Sendable {
    /// Its host or its origin may not use the server, or it is of another machine, behind a proxy: 403.
    case access
    /// The request of a socket is wrong: 400, 401, 403 or 404.
    case invalidRequest = "invalid_request"
    /// The server shuts down: 503.
    case shuttingDown = "shutting_down"
    /// A person or a test has cut the page off: 503.
    case cut
    /// Beyond `ServerLimits.pages`: 4002.
    case pages
    /// Beyond `ServerLimits.apps`: 4002.
    case apps
    /// Beyond `ServerLimits.roomPages`: 4002.
    case roomPages = "room_pages"
    /// Beyond `ServerLimits.roomApps`: 4002.
    case roomApps = "room_apps"
    /// Beyond `ServerLimits.addressPages`: 4002.
    case addressPages = "address_pages"
    /// Beyond `ConnectionLimits.ofAddress`: 429.
    case addressConnections = "address_connections"
    /// Beyond `ConnectionLimits.handshakeTime`: 408. nginx ends the connection without an answer.
    case handshakeTime = "handshake_time"
    /// Beyond `ConnectionLimits.idleTime`: the connection ends without an answer.
    case idleTime = "idle_time"
    /// Beyond `ConnectionLimits.headerBytes`: 431.
    case headerSize = "header_size"
    /// Is no HTTP/1.1 request: 400, 403 or 405, and of nginx also 411, 501 or 505.
    case badRequest = "bad_request"
    /// Speaks plain HTTP where TLS is spoken: 400.
    case plainHTTP = "plain_http"
    /// Reads too slowly: close code 4001, or the connection ends.
    case slowReader = "slow_reader"
    /// Beyond the messages of `ServerLimits.pace`: the peer is read more slowly.
    case frameRate = "frame_rate"
    /// Beyond its bytes, as above.
    case byteRate = "byte_rate"
    /// The largest holder of `ServerLimits.largeFrames`: 4001.
    case largeFrames = "large_frames"
    /// Beyond `RoomShare.readers`: 503.
    case traceReaders = "trace_readers"
    case roomTraceReaders = "room_trace_readers"
    /// Beyond `RoomShare.pageReaders`, or the readers of one page: 503.
    case pageReaders = "page_readers"
    case roomPageReaders = "room_page_readers"
    /// Beyond `RoomShare.links`: 503.
    case links
    case roomLinks = "room_links"
}
