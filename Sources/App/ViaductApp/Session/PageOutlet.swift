public import ViaductProtocol

/// The way from an app back to its page.
@MainActor public protocol PageOutlet: AnyObject, Sendable {
    func send(_ frame: ServerFrame)

    /// Sends a counted frame that is JSON already.
    func send(encoded frame: ArraySlice<UInt8>)
}
