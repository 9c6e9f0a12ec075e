public import ViaductProtocol

/// The way from an app back to its page.
@MainActor public protocol PageOutlet: AnyObject {
    func send(_ frame: ServerFrame)
}
