internal import ViaductProtocol

extension Page {
    /// Logs a frame with its data, of which the log cuts what is too long.
    func logPayload(of content: TraceEvent.Content) {
        let (text, frame): (String, ArraySlice<UInt8>)
        switch content {
        case .received(let bytes), .refused(let bytes): (text, frame) = ("Frame received", bytes[...])
        case .sent(let bytes): (text, frame) = ("Frame sent", bytes)
        case .replied(let message): (text, frame) = ("Frame sent", ServerFrame.reply(message).bytes[...])
        case .withheld, .told, .large, .connection: return
        }
        // A character that the cut has split is replaced.
        let payload = String(decoding: frame.prefix(Self.longestPayload), as: UTF8.self)
        server.log(.info, text, ["page": id.short, "room": room, "request_id": requestID, "payload": payload])
    }

    /// In bytes: the log cuts further.
    private static var longestPayload: Int { 4096 }
}
