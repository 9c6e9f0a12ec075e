internal import LWS
internal import ViaductProtocol

/// Versions of the app that the configuration describes.
extension Server {
    /// - Returns: `nil` for no name, and for one that the configuration has not.
    func version(_ name: String?) -> AppVersion? { name.flatMap { name in configuration.versions.first { $0.name == name } } }

    /// For a person who has asked for another one.
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
}

extension Notice {
    static func unknownVersion(_ name: String, known: String) -> Notice {
        Notice(
            level: .warning, code: "unknown-version", cause: "VD-VERSION-1",
            text: "There is no version “\(name.start(70))” of the app, so the page sees the whole app. \(known)")
    }
}
