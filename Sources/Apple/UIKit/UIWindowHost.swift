/// The page behind a window.
@MainActor package protocol UIWindowHost: AnyObject {
    func open(_ url: URL)
    func vibrate(_ feedback: String)
    func copy(_ text: String)
}
