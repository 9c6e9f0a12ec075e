/// The page's reaction to an app whose components it was not loaded with. The web libraries read their list only once.
public enum ReloadMode: String, Sendable, CaseIterable {
    /// Loads itself again, unless a form has been edited: then it asks.
    case auto
    case ask
    case never
}
