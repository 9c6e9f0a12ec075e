internal import Foundation
internal import ViaductProtocol

/// `/viaduct/adapter.js`: the parts of the adapter in one function, called with what the page has to know at once.
struct AdapterScript: Sendable {
    private let parts: URL

    /// - Parameter publicFolder: has the parts in `viaduct/adapter`, and their order in its `parts.json`.
    init(publicFolder: URL) {
        parts = publicFolder.appending(path: "viaduct/adapter")
    }

    /// - Parameters:
    ///   - userAgent: what `navigator.userAgent` becomes.
    ///   - room: has been checked by `RoomName.isValid`.
    ///   - appName: of the app that the page asks for, `nil` for the newest.
    ///   - viewVersion: of `ViewFiles`.
    /// - Throws: when a part cannot be read.
    func text(
        for app: AppDescription, userAgent: String, room: String, appName: String?, viewVersion: String
    ) throws -> String {
        let names = try JSONDecoder().decode([String].self, from: Data(contentsOf: parts.appending(path: "parts.json")))
        let sources = try names.map { try String(contentsOf: parts.appending(path: $0), encoding: .utf8) }
        let configuration = [
            ("name", JSONText.quoted(app.name)),
            ("platform", JSONText.quoted(app.platform.rawValue)),
            ("components", Self.array(app.components)),
            ("handlers", Self.array(app.handlers)),
            ("userAgent", JSONText.quoted(userAgent)),
            ("room", JSONText.quoted(room)),
            ("app", appName.map(JSONText.quoted) ?? "null"),
            ("view", JSONText.quoted("view-\(viewVersion)/view.js")),
            ("version", JSONText.quoted(Version.current)),
        ]
        let json = configuration.map { "\"\($0)\":\($1)" }.joined(separator: ",")
        return "(function (configuration) {\n\"use strict\"\n\(sources.joined(separator: "\n"))\n})({\(json)})\n"
    }

    private static func array(_ names: [String]) -> String {
        "[\(names.map(JSONText.quoted).joined(separator: ","))]"
    }
}
