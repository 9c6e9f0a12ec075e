/// Whether an answer is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow
    case download
}
