/// The page behind a window.
@MainActor package protocol UIWindowHost: AnyObject {
    /// Whether each requested permission was granted.
    var permissions: [Permission: Bool] { get set }

    func open(_ url: URL)
    func vibrate(_ feedback: String)
    func copy(_ text: String)
    func printPage()

    /// Shows the question to the user. The host ends it with the answer, or without one.
    func show(_ ask: Ask)
    /// The asks that the person has not answered.
    var openAsks: [Ask] { get }
    func remove(_ ask: Ask)
}
