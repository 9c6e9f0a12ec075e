internal import LWS
internal import ViaductProtocol

extension Server {
    /// Admits the socket of a known peer, or of a new one if there is room. Within each bound that is reached, the peer that has been
    /// without a socket for longest is freed.
    ///
    /// - Returns: `false` when every peer within one of the bounds has a socket. Then this socket is closed with the reason.
    func admit<Kind: Peer>(
        _ socket: WebSocket, of id: String, from origin: PeerOrigin, among peers: [String: Kind], quota: PeerQuota
    ) -> Bool {
        guard peers[id] == nil else { return true }
        var leaving: [String: Kind] = [:]
        for bound in quota.full(for: origin) {
            guard let gone = peers.values.filter({ bound.counts($0.origin) }).longestWithoutSocket else {
                socket.close(.full, reason: bound.text)
                count(bound.reason)
                warn(bound.text)
                return false
            }
            leaving[gone.id] = gone
        }
        for peer in leaving.values { peer.free() }
        return true
    }

    /// - Parameter address: `nil` where it is not known, or has many clients.
    func connectionDidFail(_ fault: ConnectionFault, of address: String?) {
        let limits = configuration.limits.connections
        let address = address ?? "unknown"
        switch fault {
        case .address:
            count(.addressConnections)
            warn(
                "An address has \(limits.ofAddress) connections, as many as it may (--max-address-connections). Others are refused. (VD-LIMIT-6)",
                ["address": address])
        case .handshakeTime:
            count(.handshakeTime)
            warn(
                "A request was not whole after \(limits.handshakeTime) (--handshake-seconds), so its connection was ended. (VD-LIMIT-8)",
                ["address": address])
        case .idleTime:
            count(.idleTime)
            log(.debug, "A silent connection was ended (--idle-seconds).", ["address": address])
        // The loop has logged it.
        case .headerSize: count(.headerSize)
        case .notUnderstood:
            count(.badRequest)
            log(.debug, "What is no request of HTTP/1.1 was refused. (VD-REQUEST-1)", ["address": address])
        case .plain: count(.plainHTTP)
        case .slowReader:
            count(.slowReader)
            warn("A client that did not read what it was sent was cut off. (VD-LIMIT-8)", ["address": address])
        }
    }

    /// Counts a request that a limit has refused, and logs it.
    func requestDidFail(_ fault: InvalidRequest, _ request: HTTPRequest) {
        guard let limit = fault.limit else { return }
        count(limit)
        warn(fault.sentence, ["path": request.path, "request_id": request.requestID])
    }

    /// Counts a peer that has not acknowledged the frames sent to it.
    func linkDidFail(_ notice: Notice) {
        if notice.cause == "VD-LINK-1" { count(.slowReader) }
    }

    /// Cuts off the largest holders of large frames until the total is within the limit.
    ///
    /// Checks every peer: that costs little next to a large frame, and no running total can go wrong.
    func boundLargeFrames() {
        let links = pages.values.map(\.link) + remoteApps.values.map(\.link)
        let holders = links.filter { $0.largeBytes > 0 }
        var total = holders.reduce(0) { $0 + $1.largeBytes }
        guard total > configuration.limits.largeFrames else { return }
        for holder in holders.sorted(by: { $0.largeBytes > $1.largeBytes }) where total > configuration.limits.largeFrames {
            total -= holder.largeBytes
            count(.largeFrames)
            holder.fail(.largeFrames(configuration.limits.largeFrames))
        }
    }
}

extension Sequence where Element: Peer {
    /// `nil` when all have a socket.
    @MainActor fileprivate var longestWithoutSocket: Element? {
        compactMap { peer in peer.link.lostSocketAt.map { (peer: peer, at: $0) } }.min { $0.at < $1.at }?.peer
    }
}

extension Notice {
    fileprivate static func largeFrames(_ limit: Int) -> Notice {
        Notice(
            level: .warning, code: "overflow", cause: "VD-LINK-2",
            text:
                "The large frames of all pages and apps took more than \(limit >> 20) MiB (--max-large-frames). This session held the most and was restarted. Send smaller frames, or raise the limit."
        )
    }
}
