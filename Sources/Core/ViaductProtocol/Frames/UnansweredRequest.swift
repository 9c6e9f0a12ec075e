/// A request of the page that had no response that the page can read.
public enum UnansweredRequest: String, CaseIterable, Sendable {
    /// A visit of Turbo's. It may have been redirected to another site, which looks alike to the page.
    case visit
    /// The page was about to load as a new document, and its server does not answer.
    case document
}
