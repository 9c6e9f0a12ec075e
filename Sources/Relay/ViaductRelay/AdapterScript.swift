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
    ///   - other: the one of the other platform, for a page that has chosen that in a way that the server does not see.
    ///   - room: has been checked by `RoomName.isValid`.
    ///   - appName: of the app that the page asks for, `nil` for the newest.
    ///   - viewVersion: of `ViewFiles`.
    ///   - isProxied: whether a proxy has shown the server the page's address, so that its choice is kept already.
    /// - Throws: when a part cannot be read.
    func text(
        for app: AppDescription, other: AppDescription, room: String, appName: String?, viewVersion: String,
        isProxied: Bool
    ) throws -> String {
        let names = try JSONDecoder().decode([String].self, from: Data(contentsOf: parts.appending(path: "parts.json")))
        let sources = try names.map { try String(contentsOf: parts.appending(path: $0), encoding: .utf8) }
        let configuration = Self.members(of: app) + [
            ("other", Self.object(Self.members(of: other))),
            ("room", JSONText.quoted(room)),
            ("app", appName.map(JSONText.quoted) ?? "null"),
            ("view", JSONText.quoted("view-\(viewVersion)/view.js")),
            ("isProxied", isProxied ? "true" : "false"),
            ("version", JSONText.quoted(Version.current)),
        ]
        let source = sources.joined(separator: "\n")
        return "(function (configuration) {\n\"use strict\"\n\(source)\n})(\(Self.object(configuration)))\n"
    }

    private static func members(of app: AppDescription) -> [(String, String)] {
        [
            ("name", JSONText.quoted(app.name)),
            ("platform", JSONText.quoted(app.platform.rawValue)),
            ("components", array(app.components)),
            ("handlers", array(app.handlers)),
            ("userAgent", JSONText.quoted(PhoneUserAgent.page(for: app))),
        ]
    }

    private static func object(_ members: [(String, String)]) -> String {
        "{\(members.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
    }

    private static func array(_ names: [String]) -> String {
        "[\(names.map(JSONText.quoted).joined(separator: ","))]"
    }
}
