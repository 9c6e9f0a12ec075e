/// The kind of change of a page's location.
public enum VisitAction: String, Sendable, CaseIterable {
    /// A new location on top of the history.
    case advance
    /// A new location in the place of the current one.
    case replace
    /// Back or forward to a location that was visited before.
    case restore
}
