public import ViaductProtocol

/// An app's side of one page.
@MainActor public protocol AppSession: AnyObject {
    /// Takes the page's frames in their order. Replies may be sent before this returns.
    ///
    /// - Parameter text: the frame as it came, so that it can be passed on untouched.
    func receive(_ frame: PageFrame, text: [UInt8])

    /// Frees everything that the page held. Nothing is sent afterwards.
    func close()
}
