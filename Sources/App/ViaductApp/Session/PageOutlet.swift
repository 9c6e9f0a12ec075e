public import ViaductProtocol

/// The way from an app back to its page.
@MainActor public protocol PageOutlet: AnyObject, Sendable {
    func send(_ frame: ServerFrame)

    /// Sends a counted frame that is JSON already.
    func send(encoded frame: ArraySlice<UInt8>)

    /// Sends a counted frame `reply` that is JSON already.
    func send(_ reply: EncodedReply)

    /// Reports to the page's trace. The page does not get the report.
    func report(_ report: AppReport)

    /// Notes a dropped message whose fate has no reader.
    ///
    /// - Parameter code: of the notice with the reason.
    func didDrop(_ code: String)
}

extension PageOutlet {
    /// Sends it as any frame.
    public func send(_ reply: EncodedReply) { send(encoded: reply.bytes) }

    /// Does nothing: not every page has a trace.
    public func report(_ report: AppReport) {}

    /// Does nothing: not every page is counted.
    public func didDrop(_ code: String) {}
}
