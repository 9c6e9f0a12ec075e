public import ViaductProtocol

/// The way from an app back to its page.
@MainActor public protocol PageOutlet: AnyObject, Sendable {
    func send(_ frame: ServerFrame)

    /// Sends a counted frame that is JSON already.
    func send(encoded frame: ArraySlice<UInt8>)

    /// Tells the trace of the page something. The page does not get it.
    func report(_ report: AppReport)

    /// A message has come to nothing, and nobody reads its fate.
    ///
    /// - Parameter code: of the notice that tells why.
    func didDrop(_ code: String)
}

extension PageOutlet {
    /// Does nothing: not every page has a trace.
    public func report(_ report: AppReport) {}

    /// Does nothing: not every page is counted.
    public func didDrop(_ code: String) {}
}
