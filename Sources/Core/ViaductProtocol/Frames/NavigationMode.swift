/// The decider about visits of a page, where its app has neither a navigator of its own nor a path configuration.
public enum NavigationMode: String, Sendable, CaseIterable {
    /// The native side, as on a phone: each visit is proposed.
    case phone
    /// Turbo, as in a browser.
    case browser
}
