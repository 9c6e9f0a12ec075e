/// A frame that an app sends only to the trace.
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
