internal import ViaductProtocol

extension Page {
    /// - Parameter age: in milliseconds, how long ago it has happened.
    func record(_ content: TraceEvent.Content, age: Int = 0) {
        // `Benchmarks/run --against` measures a build with NO_TRACE, to find the cost of the trace.
        #if !NO_TRACE
            server.traces.add(content, of: trace, age: age)
        #endif
        testPage?.note(content)
        if server.configuration.logsPayloads { logPayload(of: content) }
        if let notice = server.configuration.contract?.notice(about: content) { send(.notice(notice)) }
    }

    /// Logs a frame with its data, which the log may shorten.
    private func logPayload(of content: TraceEvent.Content) {
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
