internal import CLibwebsockets
internal import Glibc

/// The connections of a loop's listeners: how many each address has, and how long each may still take for what it has begun.
///
/// Timers of libwebsockets' own for a request are set behind these, since they end a connection without an answer and tell nobody.
@MainActor final class ConnectionTable {
    enum Stage {
        /// The first request has not come.
        case request
        case body
        /// An answer, of which the peer has to read something.
        case answer
        /// Between two requests.
        case idle
        /// The peer has nothing to do.
        case rest
        /// A WebSocket whose close frame has to be written, and answered by the peer.
        case ending
    }

    private struct Entry {
        let listener: Listener
        /// `nil` for a UNIX socket, and for an address that has many clients.
        let address: String?
        var stage = Stage.rest
        /// `nil` for a stage without end.
        var deadline: ContinuousClock.Instant?
        /// Bytes that had come and that had been read when the stage began.
        var traffic: SocketTraffic?
        var hasAnswer = false
        /// In bytes: what had been read when the last answer was sent; `nil` when that cannot be known.
        var bytesRead: UInt64?
    }

    let limits: ConnectionLimits
    /// Whether the numeric address is a proxy's, which has many clients.
    var isProxy: @MainActor (String) -> Bool = { _ in false }
    /// Is called with the address, where it is known.
    var onFault: (@MainActor (ConnectionFault, String?) -> Void)?
    private var entries: [OpaquePointer: Entry] = [:]
    private var addresses = Tally<String>()
    private var sweepTimer: LoopTimer?

    init(limits: ConnectionLimits) {
        self.limits = limits
    }

    /// How often deadlines are looked at.
    private var beat: Duration { min(.seconds(1), min(limits.handshakeTime, limits.idleTime) / 4) }

    /// - Parameter descriptor: of a connection that was accepted.
    /// - Returns: `false` for one that is too many; it has got its answer, unless it is to speak TLS.
    func admits(_ descriptor: Int32, isPlain: Bool) -> Bool {
        guard let address = countedAddress(PeerAddress.of(descriptor: descriptor)), addresses[address] >= limits.ofAddress else {
            return true
        }
        if isPlain {
            let answer = HTTPResponse.tooManyConnections(limits).lastBytes()
            send(descriptor, answer, answer.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
        }
        onFault?(.address, address)
        return false
    }

    func add(_ wsi: OpaquePointer, of listener: Listener) {
        let address = countedAddress(PeerAddress.of(wsi))
        entries[wsi] = Entry(listener: listener, address: address)
        if let address { addresses.add(address) }
        enter(.request, wsi)
        // Its first bytes may be there already.
        if entries[wsi]?.traffic != nil { entries[wsi]?.traffic = SocketTraffic() }
    }

    func remove(_ wsi: OpaquePointer) {
        if let address = entries.removeValue(forKey: wsi)?.address { addresses.remove(address) }
    }

    /// The listener that has accepted the connection; `nil` for a client's.
    func listener(of wsi: OpaquePointer) -> Listener? { entries[wsi]?.listener }

    /// A client's connection has no entry, and stays without one.
    func enter(_ stage: Stage, _ wsi: OpaquePointer) {
        guard entries[wsi] != nil else { return }
        let time: Duration? =
            switch stage {
            case .request, .body: limits.handshakeTime
            case .answer, .idle, .ending: limits.idleTime
            case .rest: nil
            }
        entries[wsi]?.stage = stage
        entries[wsi]?.deadline = time.map { .now + $0 }
        entries[wsi]?.traffic = time == nil ? nil : SocketTraffic.counted(lws_get_socket_fd(wsi))
        if stage == .idle {
            entries[wsi]?.hasAnswer = true
            entries[wsi]?.bytesRead = SocketTraffic.taken(lws_get_socket_fd(wsi))
        }
        if time != nil, sweepTimer == nil { schedule() }
    }

    /// Whether the request, whose head has just come, was sent before the answer to the last one: nothing was read since that.
    func isPipelined(_ wsi: OpaquePointer) -> Bool {
        guard let entry = entries[wsi], entry.hasAnswer else { return false }
        guard let before = entry.bytesRead, let now = SocketTraffic.taken(lws_get_socket_fd(wsi)) else { return true }
        // The system counts the end of the stream as a byte.
        return now <= before + 1
    }

    /// Whether a response is only partly sent.
    var isAnswering: Bool { entries.values.contains { $0.stage == .answer } }

    func report(_ fault: ConnectionFault, of wsi: OpaquePointer) {
        if let entry = entries[wsi] { onFault?(fault, entry.address) }
    }

    /// libwebsockets is about to end the connection whose headers are too long, and does not tell which one that is.
    func answerLongHeaders() {
        for (wsi, entry) in entries where entry.stage == .request || entry.stage == .idle {
            guard let before = entry.traffic, let now = SocketTraffic(lws_get_socket_fd(wsi)),
                now.received >= before.received + UInt64(limits.headerBytes)
            else { continue }
            refuse(wsi, with: .longHeaders(limits), because: .headerSize)
        }
    }

    /// Answers what no handler gets. The connection is about to end.
    ///
    /// - Parameter fault: `nil` when it was reported.
    func refuse(_ wsi: OpaquePointer, with response: HTTPResponse, because fault: ConnectionFault?) {
        answer(wsi, with: response)
        if let fault { report(fault, of: wsi) }
    }

    /// Answers at once. The connection is about to end, once libwebsockets has sent what the socket does not take now.
    func answer(_ wsi: OpaquePointer, with response: HTTPResponse, withBody: Bool = true) {
        _ = WriteBuffer.write(response.lastBytes(withBody: withBody)[...], to: wsi, as: LWS_WRITE_HTTP)
        // To close with unread bytes would take the answer back.
        SocketTraffic.discard(lws_get_socket_fd(wsi))
        rest(wsi)
    }

    /// libwebsockets has ended the connection. Amid a request, it has answered by itself, or the peer has left.
    func didClose(_ wsi: OpaquePointer) {
        guard let entry = entries[wsi], entry.stage == .request || entry.stage == .idle else { return }
        guard let before = entry.traffic, let now = SocketTraffic(lws_get_socket_fd(wsi)), now.received > before.received,
            hasPeer(wsi) || lws_get_ssl(wsi) == nil && now.sent > before.sent
        else { return }
        onFault?(.notUnderstood, entry.address)
    }

    /// Whether the peer has not ended its side of the connection, which by TLS begins with a word of its own. It may do so on the answer.
    private func hasPeer(_ wsi: OpaquePointer) -> Bool {
        if let session = lws_get_ssl(wsi), SSL_get_shutdown(session) & SSL_RECEIVED_SHUTDOWN != 0 { return false }
        return SocketTraffic.hasPeer(lws_get_socket_fd(wsi))
    }

    private func countedAddress(_ address: String?) -> String? {
        guard let address, !isProxy(address) else { return nil }
        return SocketAddress.network(address)
    }

    private func schedule() {
        sweepTimer = LoopTimer(delay: beat) { [weak self] in self?.sweep() }
    }

    private func sweep() {
        sweepTimer = nil
        let now = ContinuousClock.now
        let late = entries.filter { $0.value.deadline.map { $0 <= now } ?? false }
        for (wsi, entry) in late { end(wsi, entry) }
        if entries.values.contains(where: { $0.deadline != nil }) { schedule() }
    }

    /// Ends the connection of a peer that does not read, before its time is over.
    func cut(_ wsi: OpaquePointer) {
        guard let entry = entries[wsi] else { return }
        onFault?(.slowReader, entry.address)
        end(wsi)
    }

    private func end(_ wsi: OpaquePointer, _ entry: Entry) {
        let traffic = SocketTraffic(lws_get_socket_fd(wsi))
        switch entry.stage {
        case .rest: return
        case .answer where traffic?.read != entry.traffic?.read:
            return enter(.answer, wsi)
        case .answer: onFault?(.slowReader, entry.address)
        // A browser opens connections that it may not need.
        case .request where traffic != nil && traffic?.received == entry.traffic?.received: onFault?(.idleTime, entry.address)
        case .idle where traffic?.received == entry.traffic?.received: onFault?(.idleTime, entry.address)
        case .request, .idle, .body:
            refuse(wsi, with: .lateRequest(limits), because: .handshakeTime)
        case .ending: break
        }
        end(wsi)
    }

    private func end(_ wsi: OpaquePointer) {
        rest(wsi)
        shutdown(lws_get_socket_fd(wsi), Int32(SHUT_RDWR))
        lws_set_timeout(wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC)
    }

    private func rest(_ wsi: OpaquePointer) {
        entries[wsi]?.stage = .rest
        entries[wsi]?.deadline = nil
    }
}
