/// An event of a page's Turbo, named after the method of Turbo's adapter that gets it.
public enum TurboEvent: String, CaseIterable, Sendable {
    case visitRequestStarted, visitRequestFinished, formSubmissionStarted, formSubmissionFinished
    /// A request had no response that Turbo can read: it failed, or was redirected to another site.
    case visitRequestFailedWithNonHttpStatusCode
}
