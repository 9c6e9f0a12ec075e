public import ViaductProtocol

/// An app's side of one page.
@MainActor public protocol AppSession: AnyObject {
    /// Takes the page's frames in their order. Replies may be sent before this returns.
    ///
    /// - Parameter text: the frame as it came, so that it can be passed on untouched.
    func receive(_ frame: PageFrame, text: [UInt8])

    /// Reports the fate of each message to the outlet from now on, or no longer.
    func watch(_ isOn: Bool)

    /// Frees everything that the page held. Nothing is sent afterwards.
    func close()
}

extension AppSession {
    /// An app may not know the fates of messages.
    public func watch(_ isOn: Bool) {}
}
