import Foundation
import LWS
import ViaductApp
import ViaductProtocol
import ViaductProxy
import ViaductRelay
import ViaductSystem

/// One thing that can be set: by a flag, by an environment variable, or in the configuration file.
struct Setting {
    /// In the file; the flag and the variable follow from it.
    let name: String
    /// What the help shows for the value.
    let placeholder: String
    /// Whether it may be given several times: a list in the file, with commas in the variable.
    let isList: Bool
    /// Whether no message may show the value.
    var isSecret = false
    let help: String
    /// Ends the sentence “It has to be …”.
    let allowed: String
    let allows: @Sendable (String) -> Bool
    /// Is called with texts that are allowed; with one text, the last, unless it is a list.
    let set: @Sendable (inout Settings, [String]) -> Void

    /// The variable that names the configuration file, which is no setting in the file itself.
    static let configVariable = "VIADUCT_CONFIG"

    var flag: String { "--\(name)" }

    var variable: String { "VIADUCT_" + name.uppercased().replacingOccurrences(of: "-", with: "_") }

    func apply(_ settings: inout Settings, _ texts: [String]) {
        set(&settings, isList ? texts : texts.suffix(1))
    }
}

extension Setting {
    static let all: [Setting] = [
        Setting(
            name: "listen", placeholder: "ADDRESS", isList: true,
            help: "Where to listen: 127.0.0.1:4000, [::1]:4000 or unix:/path. May be repeated.",
            allowed: "an address such as 127.0.0.1:4000, [::1]:4000 or unix:/path",
            allows: { ListenAddress($0) != nil },
            set: { $0.listen = $1.compactMap { ListenAddress($0) } }),
        Setting(
            name: "app", placeholder: "URL", isList: true,
            help:
                "The web app to stand in front of, such as http://localhost:3000, or admin.localhost=http://localhost:3001 for one host. May be repeated.",
            allowed: "a URL without path such as http://localhost:3000, or a host with one: admin.localhost=http://localhost:3001",
            allows: { AppAddress($0) != nil }, set: { $0.apps = $1.compactMap { AppAddress($0) } }),
        Setting(
            name: "platform", placeholder: "ios|android", isList: false,
            help: "The phone of pages that do not choose one. Empty: the newest app's, or ios.",
            allowed: "one of ios, android, or empty", allows: { $0.isEmpty || Platform(rawValue: $0) != nil },
            set: { settings, texts in settings.platform = texts.last.flatMap { Platform(rawValue: $0) } }),
        Setting(
            name: "path-configuration", placeholder: "URL|FILE", isList: true,
            help:
                "The app's path configuration, from its server or a file: modal pages, what replaces, what goes back. For one phone only: ios=… or android=…. May be repeated.",
            allowed:
                "a URL such as http://localhost:3000/configurations/ios_v1.json or the path of a JSON file, or one of them for one phone: android=FILE",
            allows: { PathConfigurationSource($0) != nil },
            set: { $0.pathConfigurations = $1.compactMap { PathConfigurationSource($0) } }),
        Setting(
            name: "allow-origin", placeholder: "PATTERN", isList: true,
            help:
                "Pages that may use the server besides those of loopback hosts, such as https://*.example.test. May be repeated.",
            allowed: "an origin such as https://app.example.test:3000, in which * stands for any characters",
            allows: { $0 == "*" || $0 == "null" || $0.wholeMatch(of: #/https?:\/\/[^\/\s]+/#) != nil },
            set: { $0.allowedOrigins = $1 }),
        Setting(
            name: "allow-host", placeholder: "PATTERN", isList: true,
            help:
                "Host names that the server answers to besides loopback names and numeric addresses. May be repeated.",
            allowed: "a host name without scheme and port, in which * stands for any characters",
            allows: isHostPattern, set: { $0.allowedHosts = $1 }),
        Setting(
            name: "trusted-proxy", placeholder: "ADDRESS", isList: true,
            help:
                "A proxy in front of Viaduct whose X-Forwarded headers count, such as 127.0.0.1 or 172.16.0.0/12. May be repeated.",
            allowed: "a numeric address, or one with a length in bits: 172.16.0.0/12",
            allows: { AddressRange($0) != nil }, set: { $0.trustedProxies = $1.compactMap { AddressRange($0) } }),
        Setting(
            name: "max-frame", placeholder: "BYTES", isList: false,
            help: "The largest frame that a page may send.", allowed: "a number of bytes from 1024 to 67108864",
            allows: { Int($0).map { (1024...67_108_864).contains($0) } ?? false },
            set: { settings, texts in settings.maximumFrame = texts.compactMap { Int($0) }.last ?? settings.maximumFrame
            }),
        Setting(
            name: "resume-seconds", placeholder: "SECONDS", isList: false,
            help: "How long a page that has lost its connection may come back.",
            allowed: "a number of seconds from 0 to 3600",
            allows: { Double($0).map { (0...3600).contains($0) } ?? false },
            set: { settings, texts in
                settings.resumeTime = texts.compactMap { Double($0) }.last.map { .seconds($0) } ?? settings.resumeTime
            }),
        Setting(
            name: "user-agent-prefix", placeholder: "TEXT", isList: false,
            help: "Stands in front of the app's user agent, as applicationUserAgentPrefix does on iOS.",
            allowed: "text without line breaks and control characters",
            allows: { !$0.unicodeScalars.contains(where: \.isControl) },
            set: { settings, texts in settings.userAgentPrefix = texts.last.flatMap { $0.isEmpty ? nil : $0 } }),
        Setting(
            name: "public", placeholder: "FOLDER", isList: false,
            help: "The folder with the adapter, the screen view and the demo. Empty: the one of the installation.",
            allowed: "a folder that has viaduct/adapter/start.js",
            allows: { $0.isEmpty || PublicFolder.isOne(URL(filePath: $0)) },
            set: { settings, texts in
                settings.publicFolder = texts.last.flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
            }),
        Setting(
            name: "token", placeholder: "TEXT", isList: false, isSecret: true,
            help:
                "The secret of the server and its remote apps, better set by VIADUCT_TOKEN: other users can read a command line. Empty: one that both find by themselves on this machine.",
            allowed: "empty, or \(AppSecret.allowed)", allows: { $0.isEmpty || AppSecret($0) != nil },
            set: { settings, texts in settings.token = texts.last.flatMap { AppSecret($0) } }),
        choice("log-level", of: Log.Level.self, help: "The least important lines to log.") { $0.logLevel = $1 },
        choice("log-format", of: Log.Format.self, help: "How to write the log, on standard error.") {
            $0.logFormat = $1
        },
    ] + limits

    /// Whether the text is a host name without scheme and port, perhaps with `*`.
    @Sendable static func isHostPattern(_ text: String) -> Bool {
        text.wholeMatch(of: #/[A-Za-z0-9*._-]+/#) != nil
    }

    private static func choice<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ name: String, of type: Value.Type, help: String, set: @escaping @Sendable (inout Settings, Value) -> Void
    ) -> Setting {
        let names = Value.allCases.map(\.rawValue)
        return Setting(
            name: name, placeholder: names.joined(separator: "|"), isList: false, help: help,
            allowed: "one of \(names.joined(separator: ", "))", allows: { Value(rawValue: $0) != nil },
            set: { settings, texts in for value in texts.compactMap(Value.init) { set(&settings, value) } })
    }
}
