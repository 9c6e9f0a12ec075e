internal import CLibwebsockets

/// The body of a response that has no end of its own, such as server-sent events.
///
/// It asks its source for more only when the socket takes more, so that nothing is kept for a slow reader. One that reads nothing
/// of what there is, for `ConnectionLimits.idleTime`, is cut off.
public final class HTTPStream: Connection {
    /// Keeps this stream too, until nobody reads it any more.
    private var source: (any HTTPStreamSource)?
    /// The rest of the source's last piece. libwebsockets would take all of it, and tell nobody how far its reader has come.
    private var unsent: ArraySlice<UInt8> = []
    private var hasReader = true
    private var awaitsReader = false

    public init(source: any HTTPStreamSource) {
        self.source = source
    }

    /// Asks the source for more, when the socket takes it.
    public func wake() {
        guard let wsi else { return }
        if !awaitsReader {
            awaitsReader = true
            enter(.answer)
        }
        lws_callback_on_writable(wsi)
    }

    /// Tells the source that nobody reads it any more.
    func refuse() {
        source?.streamDidClose()
        source = nil
    }

    /// Ends the stream when its reader has closed the connection, or has sent what nobody reads.
    ///
    /// During an answer libwebsockets (4.1.6) looks at neither, so the source asks now and then. Until it does, the loop is
    /// told of them in each of its turns.
    public func endWithoutReader() {
        guard hasReader else { return }
        hasReader = stillHasReader
        if !hasReader { wake() }
    }

    func begin(with response: HTTPResponse) -> CallbackResult {
        guard let wsi, response.writeHead(to: wsi, length: nil) else { return .close }
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
        guard let wsi, hasReader else { return .close }
        // libwebsockets keeps as much of the last piece as the socket did not take.
        guard lws_partial_buffered(wsi) == 0 else {
            lws_callback_on_writable(wsi)
            return .proceed
        }
        awaitsReader = false
        enter(.rest)
        if unsent.isEmpty {
            switch source?.next() {
            case nil, .end: return .close
            case .nothing: return .proceed
            case .bytes(let bytes): unsent = bytes[...]
            }
        }
        guard WriteBuffer.write(unsent.prefix(HTTPExchange.chunkSize), to: wsi, as: LWS_WRITE_HTTP) else { return .close }
        unsent = unsent.dropFirst(HTTPExchange.chunkSize)
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
