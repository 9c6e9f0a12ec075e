internal import Glibc

/// The number of files and sockets that the process may have open at once (RLIMIT_NOFILE).
public enum DescriptorLimit {
    /// A container may have a limit of a thousand million, and libwebsockets' tables for that would cost gigabytes.
    private static let maximum: rlim_t = 65536
    /// Kept free of connections: for timers, files being read, QR codes, nginx, path configurations, name look-ups.
    private static let reserve = 16
    /// Enough for the program itself (13 while it serves), the reserve, and the connections of one browser.
    private static let minimum = 48

    /// The limit now.
    public static var current: Int { Int(clamping: read().rlim_cur) }

    /// Connections may have the descriptors below this one.
    static var endOfConnections: Int { current - reserve }

    /// Raises the limit to what the system allows.
    ///
    /// - Throws: when that is too little to serve a page.
    static func raise() throws(LWSError) {
        var limit = read()
        limit.rlim_cur = min(limit.rlim_max, maximum)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        guard current >= minimum else {
            throw LWSError(
                code: .descriptors,
                text: """
                    This process may open \(current) files and sockets, and Viaduct needs at least \(minimum). \
                    Raise the limit first: ulimit -n 1024
                    """)
        }
    }

    private static func read() -> rlimit {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return limit
    }
}
