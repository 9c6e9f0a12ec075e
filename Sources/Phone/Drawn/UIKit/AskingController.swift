/// A view controller that is nothing but a question, as the camera's is.
@MainActor package protocol AskingController: UIViewController {
    /// Whether the page draws the question in its place.
    var isAsking: Bool { get }
}
