/// The page's reaction when the app's components differ from those at its load. The web libraries read their list only once.
public enum ReloadMode: String, Sendable, CaseIterable {
    /// Reloads. Asks first when a form has been edited.
    case auto
    case ask
    case never
}
