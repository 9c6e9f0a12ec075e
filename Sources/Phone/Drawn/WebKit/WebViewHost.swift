package import ViaductProtocol

/// The page in the browser, as the host of a web view.
@MainActor package protocol WebViewHost: AnyObject {
    /// The page's URL exactly as the page writes it; `nil` before there is one.
    var location: String? { get }
    var title: String? { get }
    /// The places that the page has visited, the current one last.
    var visited: [(url: String, title: String)] { get }

    /// Runs a script in the page.
    ///
    /// - Parameter completion: gets the value as JSON values (`nil` for `undefined`) or the error. Called once.
    func evaluate(_ script: String, completion: @escaping (Result<Any?, any Error>) -> Void)

    func move(_ move: PageMove)
}
