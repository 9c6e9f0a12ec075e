internal import Foundation
internal import ViaductProtocol

/// `/viaduct/adapter.js`: the adapter's modules as one classic script, with the configuration that the page needs at once.
///
/// A classic script finishes before the page's own modules run.
@MainActor struct AdapterScript {
    /// Exports the function that starts the adapter.
    static let start = "start.js"

    /// An app, and the same as of each version that the configuration describes.
    typealias Offer = (app: AppDescription, versions: [(name: String, app: AppDescription)])

    private let folder: ScriptFolder

    /// - Parameter publicFolder: has the modules in `viaduct/adapter`.
    init(publicFolder: URL) {
        folder = ScriptFolder(publicFolder.appending(path: "viaduct/adapter"))
    }

    /// - Parameters:
    ///   - other: the other platform's app, for a page whose choice of platform the server does not see.
    ///   - room: has been checked by `RoomName.isValid`.
    ///   - appName: the name of the app that the page requests; `nil` for the newest app.
    ///   - viewVersion: of `ViewFiles`.
    ///   - phone: the phone that the server's host stands for, whatever the page has chosen.
    ///   - isProxied: whether a proxy has sent the server the page's address, so that its choice is already kept.
    /// - Throws: when a module cannot be read or joined.
    func text(
        for app: Offer, other: Offer, room: String, appName: String?, viewVersion: String,
        phone: Platform? = nil, isProxied: Bool
    ) throws -> String {
        let configuration =
            Self.members(of: app) + [
                ("other", Self.object(Self.members(of: other))),
                ("room", JSONText.quoted(room)),
                ("app", appName.map(JSONText.quoted) ?? "null"),
                ("view", JSONText.quoted("view-\(viewVersion)/view.js")),
                ("isProxied", isProxied ? "true" : "false"),
                ("version", JSONText.quoted(Version.current)),
            ] + (phone.map { [("phone", JSONText.quoted($0.rawValue))] } ?? [])
        let start = try folder.script(Self.start) { try ScriptJoiner.function(Self.start, in: $0) }
        return "\(start)(\(Self.object(configuration)))\n"
    }

    private static func members(of offer: Offer) -> [(String, String)] {
        let app = offer.app
        let versions = offer.versions.map { (JSONText.quoted($0.name), object(members(of: $0.app))) }
        var all = [("name", JSONText.quoted(app.name)), ("platform", JSONText.quoted(app.platform.rawValue))] + members(of: app)
        all.append(("handlers", JSONText.array(app.handlers)))
        if app.isAppBound { all.append(("appBound", "true")) }
        if !versions.isEmpty { all.append(("versions", "{\(versions.map { "\($0.0):\($0.1)" }.joined(separator: ","))}")) }
        return all
    }

    /// The members that may differ in each version.
    private static func members(of app: AppDescription) -> [(String, String)] {
        [("components", JSONText.array(app.components)), ("userAgent", JSONText.quoted(PhoneUserAgent.page(for: app)))]
    }

    private static func object(_ members: [(String, String)]) -> String {
        "{\(members.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
    }

}
