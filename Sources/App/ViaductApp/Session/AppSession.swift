public import ViaductProtocol
public import ViaductStubs

/// An app's side of one page.
@MainActor public protocol AppSession: AnyObject {
    /// Takes the page's frames in their order. Replies may be sent before this returns.
    ///
    /// - Parameter text: the frame as it came, so that it can be passed on untouched.
    func receive(_ frame: PageFrame, text: [UInt8])

    /// Reports to the outlet from now on, or no longer: the fate of each message, and the path rules that match each place, those of
    /// the current one at once.
    func watch(_ isOn: Bool)

    /// Lets the page's components see this text size from now on.
    func use(_ textSize: TextSize)

    /// Calls back when everything that came before was handled, and every change that it made is reported.
    func settle(_ didSettle: @escaping @MainActor () -> Void)

    /// Whether tasks of components are under way, which may still reply.
    var isBusy: Bool { get }

    /// Gives the page stubs of its own, in place of all that it had, before its first frame.
    func use(_ stubs: [Stub])

    /// Frees everything that the page held. Nothing is sent afterwards.
    func close()
}

extension AppSession {
    /// An app may have nothing to report.
    public func watch(_ isOn: Bool) {}

    /// An app may do everything at once.
    public func settle(_ didSettle: @escaping @MainActor () -> Void) { didSettle() }

    /// An app in another process knows of its tasks alone.
    public var isBusy: Bool { false }

    /// An app may hear of it in another way.
    public func use(_ textSize: TextSize) {}

    /// An app may be written in another language.
    public func use(_ stubs: [Stub]) {}
}
