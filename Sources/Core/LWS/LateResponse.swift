internal import CLibwebsockets

/// The answer to a long poll: the request's connection waits until it is there.
public final class LateResponse: Connection {
    /// Is called once when the client has gone before its answer.
    public var onGone: (@MainActor () -> Void)?
    private var response: HTTPResponse?
    /// Headers that every answer of the server gets.
    private var headers: [(name: String, value: String)] = []
    private var onEnd: (@MainActor () -> Void)?
    /// Sends the answer, as long as that takes.
    private weak var exchange: HTTPExchange?
    private var endsConnection = false
    private var hasReader = true
    /// Whether the request's body was read.
    private var isWhole = true

    public override init() {}

    /// Sends the answer. A later one is ignored.
    ///
    /// - Parameter onEnd: is called once, when the client has the answer or will never have it.
    public func send(_ response: HTTPResponse, onEnd: @escaping @MainActor () -> Void = {}) {
        guard self.response == nil else { return onEnd() }
        self.response = response
        self.onEnd = onEnd
        onGone = nil
        guard hasReader else { return }
        enter(.answer)
        awaitRoom()
    }

    /// Cuts off a client that does not read its answer.
    public func cut() {
        let sender: Connection = exchange ?? self
        sender.endAsUnread()
    }

    /// Notices that the client has closed the connection, or its side of it.
    ///
    /// During an answer nobody looks at that, so its owner asks now and then.
    public func endWithoutReader() {
        guard hasReader, response == nil else { return }
        hasReader = stillHasReader
        if !hasReader { awaitRoom() }
    }

    /// - Parameters:
    ///   - headers: go with the answer, unless it has its own of these names.
    ///   - endsConnection: whether nothing more is read of it after the answer.
    ///   - hasUnreadBody: whether libwebsockets has to read the request's body yet.
    func begin(headers: [(name: String, value: String)], endsConnection: Bool, hasUnreadBody: Bool) -> CallbackResult {
        guard let wsi else { return .close }
        self.headers = headers
        self.endsConnection = endsConnection
        lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0)
        enter(.rest)
        isWhole = !hasUnreadBody
        if response != nil { return answer() }
        if isWhole { holdReads() }
        return .proceed
    }

    /// Nobody will get the answer.
    func refuse() {
        hasReader = false
        let tell = [onGone, onEnd]
        (onGone, onEnd) = (nil, nil)
        for tell in tell { tell?() }
    }

    override func handle(_ event: ConnectionEvent) -> CallbackResult {
        switch event {
        case .writable: return answer()
        case .closed:
            refuse()
            return .proceed
        default: return .proceed
        }
    }

    override func bodyWasRead() {
        isWhole = true
        super.bodyWasRead()
    }

    private func answer() -> CallbackResult {
        guard let wsi, hasReader else { return .close }
        guard var response else { return .proceed }
        response.headers += headers.filter { header in !response.headers.contains { $0.name == header.name } }
        let exchange = HTTPExchange(response, withBody: true, endsConnection: endsConnection)
        (exchange.onEnd, onEnd) = (onEnd, nil)
        self.exchange = exchange
        Connection.release(from: wsi)
        exchange.attach(to: wsi)
        return exchange.begin(hasUnreadBody: !isWhole)
    }
}
