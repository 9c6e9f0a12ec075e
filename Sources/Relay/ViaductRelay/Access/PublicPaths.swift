/// The paths of a guarded server that need no identity: their answers are the same for everybody, or reveal only that the server runs.
enum PublicPaths {
    private static let names: Set<Substring> = [
        "adapter", "adapter.js", "answer", "enter", "errors", "health", "helpers", "icons", "schema", "timeline", "unauthorized", "unreachable",
    ]

    /// - Parameter path: with any number of slashes between its parts; `StaticFiles` does not see them either.
    static func contains(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard parts.count > 1, parts[0] == "viaduct" else { return path == "/favicon.ico" }
        return names.contains(parts[1]) || parts[1] == "view" || parts[1].hasPrefix("view-")
    }
}
