internal import ViaductSystem

/// A line of nginx' error log: `2026/01/31 12:00:00 [warn] 7#7: *3 text, client: 127.0.0.1, server: _, request: "GET / HTTP/1.1", …`.
struct NginxLogLine: Equatable {
    /// The text for any request that nginx had no descriptor for. It is the same for all, so it is logged once.
    static let full =
        "It refused a connection, since it may open no more files and sockets. Raise the limit before the start: ulimit -n 4096"
    /// Begins a line of the access log. Lines of the error log begin with a date, or with nginx' name.
    private static let refused = "refused "
    private static let signsOfFull = ["(24: Too many open files)", "worker_connections are not enough"]

    let level: Log.Level
    /// Without time, process and client. Of the request, at most the app's URL stays, without the query.
    let text: String
    /// Whether nginx cannot go on.
    let isFatal: Bool

    init(_ line: String) {
        let match = line.wholeMatch(of: #/(?:[0-9\/]+ [0-9:]+|nginx:) \[([a-z]+)\] (?:[0-9#]+: )?(?:\*[0-9]+ )?(.*)/#)
        text = Self.shortened(match.map { String($0.2) } ?? line)
        switch match?.1 {
        case "emerg", "alert": (level, isFatal) = (.error, true)
        case "crit", "error": (level, isFatal) = (.error, false)
        case "info", "debug", "notice": (level, isFatal) = (.debug, false)
        default: (level, isFatal) = (.warning, false)
        }
    }

    /// The reason for nginx' own refusal of a request, such as `access`; `nil` for a line of the error log.
    static func refusal(in line: String) -> String? {
        line.hasPrefix(refused) ? String(line.dropFirst(refused.count)) : nil
    }

    private static func shortened(_ text: String) -> String {
        if signsOfFull.contains(where: text.contains) { return full }
        guard let client = text.firstRange(of: ", client: ") else { return text }
        let what = text[..<client.lowerBound].trimmingPrefix("js: viaduct: ")
        // A script's own sentence says which page it means.
        guard !text.hasPrefix("js: viaduct: ") else { return String(what) }
        // The query may hold a secret: a page's id, or the key of the console's link.
        let upstream = text.firstMatch(of: #/, upstream: "([^"?]*)/#).map { " (\($0.1))" } ?? ""
        return what + upstream
    }
}
