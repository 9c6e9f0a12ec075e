internal import ViaductProtocol

/// The page's part in the metrics.
extension Page {
    func didDrop(_ code: String) { server.metrics.countDrop(code) }

    /// Counts a reply that is sent.
    func count(_ reply: BridgeMessage) {
        server.metrics.pages.sent.add(.reply, bytes: reply.replySize)
        measureReply { reply.hasID($0) }
    }

    /// Counts a reply of an app that is sent.
    func count(_ reply: EncodedReply) {
        server.metrics.pages.sent.add(.reply, bytes: reply.bytes.count)
        measureReply { reply.hasID($0) }
    }

    /// Counts a frame that is sent.
    func count(_ frame: ArraySlice<UInt8>) {
        let kind = FrameKind(of: frame)
        server.metrics.pages.sent.add(kind, bytes: frame.count)
        if kind == .reply, let id = BridgeMessage.id(ofReply: frame) { measureReply { $0 == id } }
    }

    private func measureReply(where isReplied: (String) -> Bool) {
        if let time = replyClock.takeReply(where: isReplied) { server.metrics.replyLatency.add(nanoseconds: time) }
    }
}
