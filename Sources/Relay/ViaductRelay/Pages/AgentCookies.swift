internal import ViaductProtocol

/// The cookies that hold another browser's user agent: of the newest document of each room and host, if it was asked for with one.
struct AgentCookies {
    struct Place: Hashable {
        let room: String
        /// With its port.
        let host: String
    }

    /// Bounded, since rooms may have any name.
    private static let maximum = 256

    /// The oldest first.
    private var cookies: [(place: Place, name: String)] = []

    subscript(place: Place) -> String? { cookies.first { $0.place == place }?.name }

    /// - Parameter name: `nil` when the request for the newest document had no such cookie.
    mutating func keep(_ name: String?, at place: Place) {
        cookies.removeAll { $0.place == place }
        guard let name else { return }
        if cookies.count == Self.maximum { cookies.removeFirst() }
        cookies.append((place, name))
    }
}

extension Notice {
    static func agentCookie(_ name: String) -> Notice {
        Notice(
            level: .warning, code: "agent-cookie", cause: "VD-AGENT-3",
            text: """
                The web app has a cookie “\(name)” with the user agent of another browser. If it looks there first, it answers as to \
                that browser. Start Viaduct with --agent-cookie \(name), which gives it the phone's.
                """)
    }
}
