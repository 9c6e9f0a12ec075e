/// The page behind a window.
@MainActor package protocol UIWindowHost: AnyObject {
    /// The permissions that the person was asked for, and whether they were granted.
    var permissions: [Permission: Bool] { get set }

    func open(_ url: URL)
    func vibrate(_ feedback: String)
    func copy(_ text: String)
    func printPage()

    /// Puts the question to the person, and tells it the answer, or its end.
    func show(_ ask: Ask)
    /// The asks that the person has not answered.
    var openAsks: [Ask] { get }
    func remove(_ ask: Ask)
}
