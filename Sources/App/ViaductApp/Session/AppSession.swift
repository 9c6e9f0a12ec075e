public import ViaductProtocol
public import ViaductStubs

/// An app's side of one page.
@MainActor public protocol AppSession: AnyObject {
    /// - Parameter busy: what the app does later by itself, as a sentence; `nil` for an app at rest.
    typealias DidSettle = @MainActor (_ busy: String?) -> Void

    /// Receives the page's frames in their order. Replies may be sent before this returns.
    ///
    /// - Parameter text: the received frame, for forwarding it unchanged.
    func receive(_ frame: PageFrame, text: [UInt8])

    /// Starts or stops reports to the outlet: the fate of each message, and the path rules that match each place, beginning with the current one.
    func watch(_ isOn: Bool)

    /// Shows the page's components this text size from now on.
    func use(_ textSize: TextSize)

    /// Calls back when all earlier frames are handled, and all resulting changes are reported.
    func settle(_ didSettle: @escaping DidSettle)

    /// Whether tasks of components are under way, which may still reply.
    var isBusy: Bool { get }

    /// Replaces the page's own stubs. Called before its first frame.
    func use(_ stubs: [Stub])

    /// Frees everything that the page held. Nothing is sent afterwards.
    func close()
}

extension AppSession {
    /// An app may have nothing to report.
    public func watch(_ isOn: Bool) {}

    /// An app may do everything at once.
    public func settle(_ didSettle: @escaping DidSettle) { didSettle(nil) }

    /// An app in another process knows of its tasks alone.
    public var isBusy: Bool { false }

    /// An app may learn of it in another way.
    public func use(_ textSize: TextSize) {}

    /// An app may be written in another language.
    public func use(_ stubs: [Stub]) {}
}
