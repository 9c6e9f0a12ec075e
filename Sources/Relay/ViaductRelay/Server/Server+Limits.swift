internal import LWS
internal import ViaductProtocol

extension Server {
    /// Admits the socket of a known peer, or of a new one if there is room. Of the peers without a socket, the one that lost it first makes
    /// room.
    ///
    /// - Returns: `false` when every peer has a socket; this one is closed then, with the reason.
    func admit<Kind: Peer>(
        _ socket: WebSocket, of id: String, among peers: [String: Kind], limit: Int, reason: String, counted: RefusalReason
    ) -> Bool {
        guard peers[id] == nil, peers.count >= limit else { return true }
        let gone = peers.values.compactMap { peer in peer.link.lostSocketAt.map { (peer: peer, at: $0) } }.min { $0.at < $1.at }
        if let gone {
            gone.peer.free()
            return true
        }
        socket.close(.full, reason: reason)
        count(counted)
        warn(reason)
        return false
    }

    /// Cuts off the largest holders of large frames until all together are within the limit.
    ///
    /// It looks at every peer: next to a large frame's own cost that is little, and no sum can come out of step.
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

extension Notice {
    fileprivate static func largeFrames(_ limit: Int) -> Notice {
        Notice(
            level: .warning, code: "overflow", cause: "VD-LINK-2",
            text:
                "The large frames of all pages and apps took more than \(limit >> 20) MiB (--max-large-frames). This session held the most and was restarted. Send smaller frames, or raise the limit."
        )
    }
}
