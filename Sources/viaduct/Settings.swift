import Foundation
import LWS
import ViaductApp
import ViaductCommands
import ViaductProtocol
import ViaductProxy
import ViaductRelay
import ViaductSystem

/// All settings. Each has its default until it is set.
struct Settings {
    var listen: [ListenAddress] = [.ipv4(host: "127.0.0.1", port: 4000)]
    /// `nil`: where the installation has it.
    var publicFolder: URL?
    /// The web apps to proxy; none for the demo.
    var apps: [AppAddress] = []
    /// `nil`: the newest app's, or iOS.
    var platform: Platform?
    var allowedOrigins: [String] = []
    var allowedHosts: [String] = []
    var trustedProxies: [AddressRange] = []
    /// The paths of the certificate and of its key, each empty without TLS.
    var tls = TLSFiles(certificate: "", key: "")
    var maximumFrame = 1 << 20
    var pageLimits = PageLimits()
    var resumeTime = Duration.seconds(30)
    var limits = ServerLimits()
    var errorPages = ErrorPages.view
    var navigation = NavigationMode.phone
    var userAgentPrefix: String?
    var agentCookie: String?
    /// Versions of the app that pages can request.
    var versions: [AppVersion] = []
    /// The folder of components that are read from files; `nil` for none.
    var stubs: URL?
    /// The folder of JSON Schemas against which messages, replies and stubs are checked; `nil` for none.
    var contract: URL?
    var pathConfigurations: [PathConfigurationSource] = []
    /// The secret; `nil` for the one in the port's file.
    var token: AppSecret?
    /// The tokens of rooms.
    var identities = Identities()
    /// Whether everybody who reaches the server has access.
    var isInsecure = false
    var logLevel = Log.Level.info
    var logFormat = Log.Format.text
    /// Whether the log has the data of frames.
    var logsPayloads = false
    /// The address of health and metrics, open to everybody; `nil` for none.
    var adminAddress: ListenAddress?
    /// The longest time for an orderly shutdown.
    var drainTime = Duration.seconds(5)
    /// The texts of all that is set to something else than its default and is no secret, by the settings' names.
    private(set) var texts: [String: [String]] = [:]
}

extension Settings {
    /// Takes each setting from the first of the flags, the environment and the file that has it.
    ///
    /// - Parameters:
    ///   - flags: by the setting's name, in the order in which they were given.
    ///   - environment: the process's. `warn` receives each variable that only looks like a setting.
    ///   - file: by the setting's name.
    ///   - places: where the file has each setting, by its name: `FILE:LINE:COLUMN`.
    init(
        flags: [String: [String]], environment: [String: String], file: [String: [String]], places: [String: String] = [:],
        warn: (String) -> Void = { _ in }
    ) throws(UsageError) {
        self.init()
        for setting in Setting.all {
            let value: (source: String, texts: [String])? =
                if let texts = flags[setting.name] {
                    (setting.flag, texts)
                } else if let text = environment[setting.variable] {
                    (setting.variable, setting.option.isList ? text.split(separator: ",").map(String.init) : [text])
                } else if let texts = file[setting.name] {
                    (places[setting.name].map { "\($0): “\(setting.name)”" } ?? "“\(setting.name)” in the configuration file", texts)
                } else {
                    nil
                }
            // An empty list leaves the default, so that compose.yaml may set a variable to nothing.
            guard let value, !value.texts.isEmpty || setting.option.standard.isEmpty else { continue }
            for text in value.texts { try setting.option.check(text, from: value.source) }
            setting.apply(&self, value.texts)
            if !setting.option.isSecret { texts[setting.name] = setting.written(value.texts) }
        }
        try checkAddresses()
        try checkApps()
        try checkTLS()
        let known = Set(Setting.all.map(\.variable) + [Setting.configVariable, ServerAddress.authoritiesVariable])
        let others = known.union(Setting.variablesOfTests)
        for name in environment.keys.sorted() where name.hasPrefix("VIADUCT_") && !others.contains(name) {
            let cure =
                Suggestion.nearest(to: name, among: known.sorted()).map { "Did you mean \($0)?" }
                ?? "See viaduct help serve."
            warn("The environment variable \(name) is not a setting of Viaduct. \(cure)")
        }
    }

    private func checkApps() throws(UsageError) {
        for app in apps {
            if apps.count(where: { $0.browserHost == app.browserHost }) > 1 {
                let host = app.browserHost.map { "The host \($0)" } ?? "Every host"
                throw UsageError("--app: \(host) has several apps. Prefix a host name to route by host: --app admin.localhost=\(app.url).")
            }
            if listen.contains(where: app.isOf) {
                throw UsageError(
                    "--app \(app.url): Viaduct itself would listen there. Start one of them on another port, such as --listen 127.0.0.1:4100.")
            }
        }
    }
}
