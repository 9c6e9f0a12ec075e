/// Whether a navigation is made.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow
    case download
}
