import Foundation
import ViaductApp
import ViaductCommands
import ViaductProxy

/// Settings for access to the server.
extension Setting {
    static let access: [Setting] = [
        Setting(
            Flag(
                "allow-origin", "PATTERN", isList: true,
                help: "Accept pages of this origin besides those of loopback hosts, such as https://*.example.test.",
                allowed: "an origin such as https://app.example.test:3000, in which * stands for any characters",
                allows: { $0 == "*" || $0 == "null" || $0.wholeMatch(of: #/https?:\/\/[^\/\s]+/#) != nil })
        ) { $0.allowedOrigins = $1 },
        Setting(
            Flag(
                "allow-host", "PATTERN", isList: true,
                help: "Answer to this host name besides loopback names and numeric addresses, such as *.example.test.",
                allowed: "a host name without scheme and port, in which * stands for any characters",
                allows: isHostPattern)
        ) { $0.allowedHosts = $1 },
        Setting(
            Flag(
                "trusted-proxy", "ADDRESS", isList: true,
                help: """
                    Trust the X-Forwarded headers of a proxy at this address, such as 127.0.0.1 or 172.16.0.0/12, or of one at a UNIX \
                    socket: unix:
                    """,
                allowed: "a numeric address, one with a length in bits such as 172.16.0.0/12, or unix:",
                allows: { AddressRange($0) != nil })
        ) { $0.trustedProxies = $1.compactMap { AddressRange($0) } },
        Setting(
            Flag(
                "token", "TEXT", isSecret: true,
                help: """
                    Secret shared by the server and its remote apps. Prefer VIADUCT_TOKEN, since other users can read a command \
                    line. Empty for a secret that both find by themselves on this machine.
                    """,
                allowed: "empty, or \(AppSecret.allowed)", allows: { $0.isEmpty || AppSecret($0) != nil })
        ) { settings, texts in settings.token = texts.last.flatMap { AppSecret($0) } },
    ]

    /// Whether the text is a host name without scheme and port, perhaps with `*`.
    @Sendable static func isHostPattern(_ text: String) -> Bool {
        text.wholeMatch(of: #/[A-Za-z0-9*._-]+/#) != nil
    }
}
