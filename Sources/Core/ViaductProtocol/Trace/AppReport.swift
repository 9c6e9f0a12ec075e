/// A frame of an app for the trace alone.
public enum AppReport: Equatable, Sendable {
    case fate(MessageFate)
    case rules(PathReport)

    /// - Parameter page: the page's id, for the socket of an app.
    public func frame(page: String? = nil) -> [UInt8] {
        switch self {
        case .fate(let fate): fate.frame(page: page)
        case .rules(let report): report.frame(page: page)
        }
    }
}
