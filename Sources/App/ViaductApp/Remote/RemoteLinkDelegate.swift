package import ViaductProtocol

/// Takes what comes over an app's link.
@MainActor package protocol RemoteLinkDelegate: AnyObject {
    /// A session begins: the server knows nothing of the app, and the app of no page.
    func linkDidBegin()
    func linkDidReceive(_ frame: [UInt8], page: String)
    /// The server wants to know when all that has come for the page was handled.
    func linkDidReceive(probe number: Int, page: String)
    func linkDidLose(page: String)
    func linkDidReceive(_ settings: ServerSettings)
    func linkDidReceive(_ stubs: [StubSource], page: String)
    /// Somebody reads the trace of the app's room from now on, or nobody any more.
    func linkDidReceive(watch isOn: Bool)
}
