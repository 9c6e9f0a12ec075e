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
    ///   - outlet: takes the frames for the page, until it closes the session.
    func open(page id: String, outlet: any PageOutlet) -> any AppSession

    /// Takes these stubs in place of all that it had. A page that is open gets them when it is opened again.
    func use(_ stubs: [Stub])
}

extension App {
    /// An app in another process gets them with the server's settings.
    public func use(_ stubs: [Stub]) {}
}
