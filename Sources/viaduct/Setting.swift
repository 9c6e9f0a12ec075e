import Foundation
import LWS
import ViaductApp
import ViaductCommands
import ViaductProtocol
import ViaductProxy
import ViaductRelay
import ViaductSystem

/// One thing that can be set: by a flag, by an environment variable, or in the configuration file.
struct Setting {
    let option: Flag
    /// Is called with texts that are allowed; with one text, the last, unless it is a list.
    let set: @Sendable (inout Settings, [String]) -> Void

    init(_ option: Flag, set: @escaping @Sendable (inout Settings, [String]) -> Void) {
        self.option = option
        self.set = set
    }

    /// The variable that names the configuration file, which is no setting in the file itself.
    static let configVariable = "VIADUCT_CONFIG"

    /// The variables of the helpers for system tests. A CI job has one environment for the tests and the server.
    static let variablesOfTests: Set = ["VIADUCT_URL", "VIADUCT_REPORTS"]

    /// In the file; the flag and the variable follow from it.
    var name: String { option.name }

    var flag: String { option.text }

    var variable: String { "VIADUCT_" + String(name.uppercased().map { $0 == "-" ? "_" : $0 }) }

    var allowed: String { option.allowed }

    func apply(_ settings: inout Settings, _ texts: [String]) { set(&settings, counted(texts)) }

    /// - Returns: the texts that count; `nil` for the default.
    func written(_ texts: [String]) -> [String]? {
        let texts = counted(texts)
        return texts.isEmpty || texts == [option.standard] ? nil : texts
    }

    private func counted(_ texts: [String]) -> [String] { option.isList ? texts : texts.suffix(1) }
}

extension Setting {
    static let all = pages + access + identityParts + tls + limits + shares + operation + logging

    /// Also a flag of `viaduct nginx-config`.
    static let agentCookie = Flag(
        "agent-cookie", "NAME",
        help: "Give the web app the phone's user agent in this cookie too, for one that looks there first (Fizzy: x_user_agent).",
        allowed: "the name of a cookie, of letters, digits, - and _", allows: { $0.wholeMatch(of: #/[A-Za-z0-9_-]{0,64}/#) != nil })

    static let pages: [Setting] = [
        Setting(
            Flag(
                "listen", "ADDRESS", isList: true, standard: "127.0.0.1:4000",
                help:
                    "Listen on this address: 127.0.0.1:4000, [::1]:4000 or unix:/path. 0.0.0.0:4000 opens Viaduct to your network.",
                allowed: "an address such as 127.0.0.1:4000, [::1]:4000 or unix:/path",
                allows: { ListenAddress($0) != nil })
        ) { $0.listen = $1.compactMap { ListenAddress($0) } },
        Setting(
            Flag(
                "app", "URL", isList: true,
                help: """
                    Put Viaduct in front of this web app, such as http://localhost:3000. Prefix a host name to route by host: \
                    admin.localhost=http://localhost:3001. Without an app, the demo is served.
                    """,
                allowed:
                    "a URL without path such as http://localhost:3000, or a host with one: admin.localhost=http://localhost:3001",
                allows: { AppAddress($0) != nil })
        ) { $0.apps = $1.compactMap { AppAddress($0) } },
        Setting(
            Flag(
                "platform", "ios|android",
                help: "Default platform for pages that request none. Empty for the newest app's platform, else ios.",
                allowed: "one of ios, android, or empty", allows: { $0.isEmpty || Platform(rawValue: $0) != nil })
        ) { settings, texts in settings.platform = texts.last.flatMap { Platform(rawValue: $0) } },
        Setting(
            Flag(
                "path-configuration", "URL|FILE", isList: true,
                help: """
                    Follow the app's path configuration, from its server or from a file: modal pages, replaced pages, native screens. \
                    Prefix ios= or android= to follow it on one platform only.
                    """,
                allowed:
                    "a URL such as http://localhost:3000/configurations/ios_v1.json or the path of a JSON file, or one of them for one phone: android=FILE",
                allows: { PathConfigurationSource($0) != nil })
        ) { $0.pathConfigurations = $1.compactMap { PathConfigurationSource($0) } },
        Setting(
            Flag(
                "stubs", "FOLDER",
                help: """
                    Read bridge components from the JSON files of this folder, and again when one is saved: for components whose \
                    Swift is not written yet (docs/stubs.md). Empty for none.
                    """,
                allowed: "a folder that can be read",
                allows: { $0.isEmpty || (try? FileManager.default.contentsOfDirectory(atPath: $0)) != nil })
        ) { settings, texts in settings.stubs = texts.last.flatMap { $0.isEmpty ? nil : URL(filePath: $0).standardizedFileURL } },
        contract,
        choice(
            "error-pages", standard: ErrorPages.view,
            help: "Show the app's error view in place of a page that is answered by an error, as on a phone, or the page itself."
        ) { $0.errorPages = $1 },
        choice(
            "navigation", standard: NavigationMode.phone,
            help: """
                Push, pop and replace screens for the page's visits, as on a phone, or leave visits to Turbo, as in a browser. \
                An app's own navigator and a path configuration decide in either case.
                """
        ) { $0.navigation = $1 },
        Setting(
            Flag(
                "user-agent-prefix", "TEXT",
                help: "Put this text before the app's user agent, as applicationUserAgentPrefix does on iOS.",
                allowed: "text without line breaks and control characters",
                allows: { !$0.unicodeScalars.contains(where: \.isControl) })
        ) { settings, texts in settings.userAgentPrefix = texts.last.flatMap { $0.isEmpty ? nil : $0 } },
        versions,
        Setting(agentCookie) { settings, texts in settings.agentCookie = texts.last.flatMap { $0.isEmpty ? nil : $0 } },
        Setting(
            Flag(
                "public", "FOLDER",
                help:
                    "Serve the adapter, the screen view and the demo from this folder. Empty for the installation's folder.",
                allowed: "a folder that has viaduct/adapter/start.js",
                allows: { $0.isEmpty || PublicFolder.isOne(URL(filePath: $0)) })
        ) { settings, texts in settings.publicFolder = texts.last.flatMap { $0.isEmpty ? nil : URL(filePath: $0) } },
    ]

    static let logging: [Setting] = [
        choice("log-level", standard: Log.Level.info, help: "Log lines of this level and above.") { $0.logLevel = $1 },
        choice(
            "log-format", standard: Log.Format.text,
            help: "Write the log, on standard error, as text or as one JSON object a line."
        ) {
            $0.logFormat = $1
        },
        logPayloads,
    ]

    private static func choice<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ name: String, standard: Value, help: String, set: @escaping @Sendable (inout Settings, Value) -> Void
    ) -> Setting {
        let words = Value.allCases.map(\.rawValue).joined(separator: "|")
        return Setting(Flag(name, Placeholder(words), standard: standard.rawValue, help: help)) { settings, texts in
            for value in texts.compactMap(Value.init) { set(&settings, value) }
        }
    }
}
