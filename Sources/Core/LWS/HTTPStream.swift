internal import CLibwebsockets

/// The body of a response that has no end of its own, such as server-sent events.
///
/// It asks its source for more only when the socket takes more, so that nothing is kept for a slow reader. One that reads nothing
/// of what there is, for `ConnectionLimits.idleTime`, is cut off.
public final class HTTPStream: Connection {
    /// Keeps this stream too, until nobody reads it any more.
    private var source: (any HTTPStreamSource)?
    /// The rest of the head, or of the source's last piece.
    private var unsent: ArraySlice<UInt8> = []
    private var hasReader = true
    private var awaitsReader = false

    public init(source: any HTTPStreamSource) {
        self.source = source
    }

    /// Asks the source for more, when the socket takes it.
    public func wake() {
        guard wsi != nil else { return }
        if !awaitsReader {
            awaitsReader = true
            enter(.answer)
        }
        awaitRoom()
    }

    /// Tells the source that nobody reads it any more.
    func refuse() {
        source?.streamDidClose()
        source = nil
    }

    /// Ends the stream when its reader has closed the connection, or its side of it.
    ///
    /// During an answer nobody looks at that, so the source asks now and then.
    public func endWithoutReader() {
        guard hasReader else { return }
        hasReader = stillHasReader
        if !hasReader { wake() }
    }

    /// - Parameter hasUnreadBody: whether libwebsockets has to read the request's body yet.
    func begin(with response: HTTPResponse, hasUnreadBody: Bool) -> CallbackResult {
        guard let wsi else { return .close }
        unsent = response.head(length: nil, endsConnection: true)[...]
        if !hasUnreadBody { holdReads() }
        lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0)
        wake()
        return .proceed
    }

    override func handle(_ event: ConnectionEvent) -> CallbackResult {
        switch event {
        case .writable: return writeNext()
        case .closed:
            refuse()
            return .proceed
        default: return .proceed
        }
    }

    private func writeNext() -> CallbackResult {
        guard hasReader else { return .close }
        awaitsReader = false
        enter(.rest)
        if unsent.isEmpty {
            switch source?.next() {
            case nil, .end: return .close
            case .nothing: return .proceed
            case .bytes(let bytes): unsent = bytes[...]
            }
        }
        guard send(from: &unsent) else { return .close }
        wake()
        return .proceed
    }
}

/// Writes the body of an `HTTPStream`, piece by piece.
@MainActor public protocol HTTPStreamSource: AnyObject {
    /// Is asked when the socket takes more.
    func next() -> HTTPStreamPiece
    /// The reader has gone, or the source has ended.
    func streamDidClose()
}

/// A part of a body.
public enum HTTPStreamPiece {
    case bytes([UInt8])
    /// There will be more after a `wake()`.
    case nothing
    case end
}
