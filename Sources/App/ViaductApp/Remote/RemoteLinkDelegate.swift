package import ViaductProtocol

/// Receives the messages and events of an app's link.
@MainActor package protocol RemoteLinkDelegate: AnyObject {
    /// A session begins: the server knows nothing of the app, and the app of no page.
    func linkDidBegin()
    /// - Parameter text: the frame.
    func linkDidReceive(_ frame: PageFrame, text: [UInt8], page: String)
    /// The server asks to be notified when all earlier frames of the page are handled.
    func linkDidReceive(probe number: Int, page: String)
    func linkDidLose(page: String)
    func linkDidReceive(_ settings: ServerSettings)
    func linkDidReceive(_ stubs: [StubSource], page: String)
    /// The trace of the app's room has a reader now, or none any more.
    func linkDidReceive(watch isOn: Bool)
}
