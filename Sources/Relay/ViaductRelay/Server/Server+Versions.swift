internal import LWS
internal import ViaductProtocol

/// Versions of the app that the configuration describes, and components that a room does not see.
extension Server {
    /// - Returns: `nil` for no name, and for one that the configuration has not.
    func version(_ name: String?) -> AppVersion? { name.flatMap { name in configuration.versions.first { $0.name == name } } }

    /// The known versions, for a person who has asked for another one.
    var knownVersions: String {
        let names = configuration.versions.map(\.name)
        return names.isEmpty ? "The server's configuration has no “versions”." : "There are \(names.joined(separator: ", "))."
    }

    /// - Throws: when the configuration has no version of this name.
    func require(version name: String) throws(InvalidRequest) {
        if version(name) == nil { throw InvalidRequest("There is no version “\(name.start(70))”. \(knownVersions)", code: "VD-VERSION-1") }
    }

    /// The app of a page that is loading, as of each version.
    func versions(in room: String, platform: Platform, name: String?) -> [(name: String, app: AppDescription)] {
        configuration.versions.map { ($0.name, app(in: room, platform: platform, name: name, version: $0.name)) }
    }

    /// Hides exactly these components from the pages of a room, as if the app were older.
    ///
    /// - Returns: `false` when too many rooms hide components.
    func hide(_ components: [String], in room: String) -> Bool {
        let hidden = Set(components)
        guard hidden != hiddenComponents[room] else { return true }
        guard hiddenComponents.hide(hidden, in: room) else { return false }
        for page in pages.values where page.room == room { page.use(page.app) }
        return true
    }

    /// Switches the pages of a room to this version of the app, except pages whose address names another one.
    ///
    /// - Parameter version: the name of a configured version; `nil` for the whole app.
    /// - Returns: `false` when too many rooms hide components.
    func use(version: String?, in room: String) -> Bool {
        guard version != hiddenComponents.version(of: room) else { return true }
        guard hiddenComponents.use(version: version, in: room) else { return false }
        for page in pages.values where page.room == room { page.use(page.app) }
        return true
    }
}

extension Notice {
    static func unknownVersion(_ name: String, known: String) -> Notice {
        Notice(
            level: .warning, code: "unknown-version", cause: "VD-VERSION-1",
            text: "There is no version “\(name.start(70))” of the app, so the page sees the whole app. \(known)")
    }
}
