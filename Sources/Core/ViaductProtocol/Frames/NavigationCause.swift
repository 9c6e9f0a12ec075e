/// The cause of a navigation that is none of Turbo's.
public enum NavigationCause: String, CaseIterable, Sendable {
    case link
    /// A link to a new window.
    case window
    /// A script, a form or a refresh by `<meta>`, which change the page's location.
    case script
    /// A script that opens a new window.
    case open

    public var isNewWindow: Bool { self == .window || self == .open }
    public var isLink: Bool { self == .link || self == .window }
}
