public import ViaductProtocol

/// An app's side of one page.
@MainActor public protocol AppSession: AnyObject {
    /// Takes the page's frames in their order. Replies may be sent before this returns.
    func receive(_ frame: PageFrame)

    /// Frees everything that the page held. Nothing is sent afterwards.
    func close()
}
