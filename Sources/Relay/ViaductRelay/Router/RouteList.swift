internal import ViaductProtocol

/// The table of routes, for people and for programs.
@MainActor public enum RouteList {
    private static let tables = [("browsers and apps", "main", Route.all), ("--admin-listen", "admin", Route.admin)]
    private static let columns = ["METHOD", "PATH", "WHO", "FROM", "KIND", "BODY"]

    /// As lines with columns.
    public static var text: String {
        tables.map { address, _, routes in
            let cells = [columns] + routes.map(cells)
            let widths = columns.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
            let lines = cells.map { row in
                let padded = row.indices.map { row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count) }.joined(separator: "  ")
                return String(padded.reversed().drop { $0 == " " }.reversed())
            }
            return (["Addresses for \(address):", ""] + lines).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// As tables of a Markdown document.
    public static var markdown: String {
        tables.map { address, _, routes in
            let head = "| \(columns.map { $0.lowercased() }.joined(separator: " | ")) |"
            let rule = "|\(String(repeating: "---|", count: columns.count))"
            let rows = routes.map { route in
                let row = cells(route)
                return "| \(row[0]) | `\(row[1])` | \(row[2...].joined(separator: " | ")) |"
            }
            return (["Addresses for \(address.hasPrefix("-") ? "`\(address)`" : address):", "", head, rule] + rows).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// As a JSON object for each route.
    public static var jsonLines: [String] {
        tables.flatMap { _, listener, routes in routes.map { json($0, listener) } }
    }

    private static func cells(_ route: Route) -> [String] {
        [methods(of: route), route.pattern.description, route.who.rawValue, route.from.rawValue, route.kind.rawValue, size(route.bodyLimit)]
    }

    private static func methods(of route: Route) -> String {
        if route.isSocket { return "WebSocket" }
        return route.methods.isEmpty ? "any" : route.methods.joined(separator: " ")
    }

    private static func size(_ bytes: Int) -> String {
        bytes == 0 ? "" : bytes >= 1 << 20 ? "\(bytes >> 20) MiB" : "\(bytes >> 10) KiB"
    }

    private static func json(_ route: Route, _ listener: String) -> String {
        let texts = [
            ("listener", listener), ("pattern", route.pattern.description), ("example", route.example), ("who", route.who.rawValue),
            ("from", route.from.rawValue), ("kind", route.kind.rawValue), ("cache", route.headers.cache.rawValue),
            ("policy", route.headers.policy.rawValue), ("sharing", route.headers.sharing.rawValue),
        ]
        let members =
            [("methods", JSONText.array(route.methods))] + texts.map { ($0.0, JSONText.quoted($0.1)) }
            + [("socket", "\(route.isSocket)"), ("body_limit_bytes", "\(route.bodyLimit)")]
        return "{\(members.map { "\(JSONText.quoted($0.0)):\($0.1)" }.joined(separator: ","))}"
    }
}
