internal import UIKit

/// The page behind a web view.
@MainActor package protocol WebViewHost: AnyObject {
    var location: URL? { get }

    /// Runs the script in the page.
    ///
    /// - Parameter completion: gets the value that the script gave, as JSON knows it, or why it could not run.
    func evaluate(_ script: String, completion: @escaping (Result<Any?, any Error>) -> Void)
}
