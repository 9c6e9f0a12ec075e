public import ViaductProtocol
public import ViaductStubs

/// A stand-in for the mobile app: bridge components and the screens that they draw.
@MainActor public protocol App: AnyObject {
    /// The content of the `app` frame, which the caller sends to a page before it passes frames on.
    var description: AppDescription { get }

    /// Begins to serve a page.
    ///
    /// - Parameters:
    ///   - id: the page's id, unique on the server.
    ///   - outlet: receives the frames for the page, until it closes the session.
    func open(page id: String, outlet: any PageOutlet) -> any AppSession

    /// Replaces all stubs. An open page gets the new ones when it is opened again.
    func use(_ stubs: [Stub])
}

extension App {
    /// An app in another process gets them with the server's settings.
    public func use(_ stubs: [Stub]) {}
}
