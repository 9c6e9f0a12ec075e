/// The picture that a page shows in the place of a visit that was answered by an error.
public enum ErrorPages: String, CaseIterable, Sendable {
    /// The error view of the app, as on a phone.
    case view
    /// The answer, as in any browser.
    case page
}
