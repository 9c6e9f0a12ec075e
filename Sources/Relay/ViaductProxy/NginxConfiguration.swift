public import LWS

/// nginx' configuration for some apps, made from `config/nginx.conf.template`.
public struct NginxConfiguration: Sendable {
    private static let indent = String(repeating: " ", count: 4)
    /// Loopback names and numbers, for a regular expression.
    private static let ownHosts = [
        "localhost", #"(?:[a-z0-9_-]+\.)+localhost"#, #"\d{1,3}(?:\.\d{1,3}){3}"#, #"\[[0-9a-f:.]+\]"#,
    ]
    /// Headers with which proxies report more of a request than its scheme, host and address.
    private static let forwarded = [
        "Client-IP", "Forwarded", "True-Client-IP", "X-Client-IP", "X-Forwarded-Port", "X-Forwarded-Prefix", "X-Forwarded-Scheme",
        "X-Forwarded-Server",
        "X-Forwarded-Ssl", "X-Real-IP",
    ]
    /// Other spellings of all such headers, such as `X_Forwarded-Host`: CGI-style servers treat them as the same header.
    private static let misspelt = (forwarded + ["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto"]).flatMap { name in
        let parts = name.split(separator: "-").map(String.init)
        let spellings = parts.dropFirst().reduce(parts.prefix(1)) { all, part in
            ArraySlice(all.flatMap { ["\($0)-\(part)", "\($0)_\(part)"] })
        }
        return spellings.filter { $0 != name }
    }

    public var apps: [AppAddress]
    public var addresses: [ListenAddress]
    /// The Viaduct server, in nginx' words: `127.0.0.1:4000` or `unix:/path`.
    public var server: String
    /// Limits on the time for a request's head, on idle time, and on the head's length.
    public var connections = ConnectionLimits()
    /// The folder where nginx may write, and has its own sockets; an absolute path.
    public var folder: String
    /// The folder of the scripts, `config/njs`.
    public var scripts: String
    /// The file of njs' module, `nil` when nginx has it built in.
    public var module: String?
    /// The user of nginx' workers; `nil` for the user that starts nginx. Set it exactly when root starts nginx: only root may change it.
    public var user: String?
    /// Patterns for names in the `Host` header, in addition to loopback names, numeric addresses and the apps' hosts.
    public var allowedHosts: [String]
    /// Proxies in front of this one whose headers about the browser's request are trusted.
    public var trustedProxies: [AddressRange]
    /// The name of the app's cookie that gets the phone's user agent; `nil` when the app has none.
    public var agentCookie: String?
    /// The path of a file with the certificate and its private key, for HTTPS at the addresses with a port; `nil` for plain HTTP.
    public var certificate: String?
    /// Whether the apps are only for identities known to the server. While the server is away, nobody reaches them.
    public var isGuarded: Bool
    /// Whether Viaduct runs this nginx, which then writes a line for each of its own refusals to standard error (`NginxLogLine.refusal`), and
    /// gets its pid file by its arguments.
    public var isSupervised = false

    public init(
        apps: [AppAddress], addresses: [ListenAddress], server: String, folder: String, scripts: String,
        module: String?,
        user: String?, allowedHosts: [String] = [], trustedProxies: [AddressRange] = [], agentCookie: String? = nil,
        certificate: String? = nil, isGuarded: Bool = false
    ) {
        self.apps = apps
        self.addresses = addresses
        self.server = server
        self.folder = folder
        self.scripts = scripts
        self.module = module
        self.user = user
        self.allowedHosts = allowedHosts
        self.trustedProxies = trustedProxies
        self.agentCookie = agentCookie
        self.certificate = certificate
        self.isGuarded = isGuarded
    }

    /// - Parameter template: the content of the template file.
    public func text(from template: String) -> String {
        // The first server also serves hosts that have no server.
        let ordered = apps.filter { $0.browserHost == nil } + apps.filter { $0.browserHost != nil }
        let values = [
            "headSeconds": String(connections.handshakeTime.components.seconds), "idleSeconds": String(connections.idleTime.components.seconds),
            "headBytes": String(connections.headerBytes), "hopHeadBytes": String(connections.headerBytes + (16 << 10)),
            "folder": folder, "njs": scripts, "server": server, "module": module.map { "load_module \"\($0)\";" } ?? "",
            "user": user.map { "user \($0);" } ?? "", "hosts": hosts, "phones": phones, "noPhones": noPhones,
            "trusted": lines(trustedProxies.filter { $0 != .sockets }.map { "\($0) 1;" }),
            "trustsSockets": trustedProxies.contains(.sockets) ? "1" : "0",
        ]
        return Template(text: template).filled(
            values,
            lists: [
                "app": ordered.enumerated().map { index, app in self.values(of: app, index: index) },
                "guarded": isGuarded ? [[:]] : [], "open": isGuarded ? [] : [[:]],
                "supervised": isSupervised ? [[:]] : [], "unsupervised": isSupervised ? [] : [[:]],
                "forwarded": Self.forwarded.map { ["key": Self.key(of: $0)] },
            ])
    }

    /// For a regular expression.
    private var hosts: String {
        let names = (allowedHosts + apps.flatMap(hosts)).map { pattern in
            pattern.split(separator: "*", omittingEmptySubsequences: false).map { Self.quoted(String($0)) }
                .joined(separator: "[a-z0-9._-]*")
        }
        return (Self.ownHosts + names).joined(separator: "|")
    }

    /// The base hosts of the apps' phones, as a part of a regular expression.
    private var phones: String {
        (["(?:[a-z0-9_-]+\\.)*localhost"] + apps.compactMap(\.browserHost).map(Self.quoted)).joined(separator: "|")
    }

    /// The rule of a map for the apps' own hosts. They stand for no phone, even when they begin like one.
    private var noPhones: String {
        let names = apps.compactMap(\.browserHost).map(Self.quoted).joined(separator: "|")
        return lines(names.isEmpty ? [] : [#""~*^(?:\#(names))(?::|$)" "";"#])
    }

    /// The hosts at which browsers request the app. Another app's own host is left out.
    private func hosts(of app: AppAddress) -> [String] {
        let own = Set(apps.compactMap(\.browserHost))
        return [app.browserHost].compactMap(\.self) + app.phoneHosts.filter { !own.contains($0) }
    }

    private func values(of app: AppAddress, index: Int) -> [String: String] {
        [
            "index": String(index), "url": app.url, "origin": app.url, "scheme": app.scheme, "name": app.host,
            "names": app.browserHost == nil ? "_" : hosts(of: app).joined(separator: " "), "ownHost": app.isToldBrowserHost ? "" : app.host,
            "listen": lines(listening(isFirst: index == 0)),
            "agentCookie": agentCookie ?? "", "cookies": cookies,
            "servers": lines(servers(of: app)), "host": lines(headers(of: app, index: index), depth: 2),
            "redirects": lines(redirects(of: app), depth: 2),
        ]
    }

    private func listening(isFirst: Bool) -> [String] {
        let ways = addresses.map { "listen \($0)\(isFirst ? " default_server" : "")\(certificate == nil || $0.port == nil ? "" : " ssl");" }
        return ways + (certificate.map { ["ssl_certificate \"\($0)\";", "ssl_certificate_key \"\($0)\";"] } ?? [])
    }

    /// The variable with the cookies that the apps get.
    private var cookies: String { agentCookie == nil ? "$viaduct_app_cookies" : "$viaduct_agent_cookies" }

    private func servers(of app: AppAddress) -> [String] {
        // An app that listens on only one of both is found on either, without a failed attempt every other time.
        guard !app.isLocalhost else {
            return ["server 127.0.0.1:\(app.port) max_fails=0;", "server [::1]:\(app.port) max_fails=0 backup;"]
        }
        let host = app.host.contains(":") ? "[\(app.host)]" : app.host
        return ["server \(host):\(app.port) max_fails=0;"]
    }

    private func headers(of app: AppAddress, index: Int) -> [String] {
        guard app.isToldBrowserHost else {
            return [
                "proxy_set_header Host \(app.authority);", "proxy_set_header Origin $viaduct_origin_\(index);",
                "proxy_set_header X-Forwarded-Host \"\";", "proxy_set_header X-Forwarded-Proto \"\";",
                "proxy_set_header X-Forwarded-For \"\";",
            ] + (Self.forwarded + Self.misspelt).map { "proxy_set_header \($0) \"\";" }
        }
        return [
            "proxy_set_header Host $http_host;", "proxy_set_header X-Forwarded-Host $viaduct_forwarded_host;",
            "proxy_set_header X-Forwarded-Proto $viaduct_scheme;",
            "proxy_set_header X-Forwarded-For $viaduct_forwarded_for;",
        ] + Self.forwarded.map { "proxy_set_header \($0) \(Self.variable(of: $0));" }
            + Self.misspelt.map { "proxy_set_header \($0) \"\";" }
    }

    /// Rewrites redirects to an app's own address, which would bypass the proxy.
    private func redirects(of app: AppAddress) -> [String] {
        let others = apps.filter { $0 != app }.compactMap { other in
            browserHost(of: other, in: app).map { redirect(from: other, to: "${viaduct_phone_label}\($0)$viaduct_port") }
        }
        return [redirect(from: app, to: "$http_host")] + others
    }

    /// The host at which a page of one app reaches another one; `nil` when it is unknown.
    private func browserHost(of app: AppAddress, in current: AppAddress) -> String? {
        app.browserHost ?? (current.browserHost?.hasSuffix(".localhost") == true ? "localhost" : nil)
    }

    /// Whichever of the app's names they use.
    private func redirect(from app: AppAddress, to host: String) -> String {
        let loopback = ["localhost", "127.0.0.1", "[::1]"]
        let own = app.host.contains(":") ? "[\(app.host)]" : app.host
        // A container's host machine calls itself localhost.
        let names = app.isLoopback ? loopback : app.isContainersHost ? loopback + [own] : [own]
        let pattern = names.map(Self.quoted).joined(separator: "|")
        let port = ":\(app.port)"
        return
            "proxy_redirect \"~*^(?:https?:)?//(?:\(pattern))\(app.hasStandardPort ? "(?:\(port))?" : port)(?![0-9:.a-zA-Z-])(?<viaduct_path>.*)$\" $viaduct_scheme://\(host)$viaduct_path;"
    }

    private static func variable(of header: String) -> String { "$viaduct_\(key(of: header))" }

    /// As in the names of nginx' variables.
    private static func key(of header: String) -> String { header.lowercased().replacing("-", with: "_") }

    private func lines(_ lines: [String], depth: Int = 1) -> String {
        lines.map { Self.indent + String(repeating: "  ", count: depth - 1) + $0 }.joined(separator: "\n")
    }

    /// For a regular expression.
    private static func quoted(_ name: String) -> String {
        name.map { "[].".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
