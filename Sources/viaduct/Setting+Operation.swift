import LWS
import ViaductCommands

/// Settings for operating the server.
extension Setting {
    static let logPayloads = Setting(
        Flag(
            "log-payloads", "no|yes", standard: "no",
            help: "Log each frame of pages with its data, the start of it, which may be secrets of people. Only to find a fault.")
    ) { settings, texts in settings.logsPayloads = texts.last == "yes" }

    static let operation: [Setting] = [
        Setting(
            Flag(
                "admin-listen", "ADDRESS",
                help: """
                    Put the metrics, and health too, on an address of their own, such as 127.0.0.1:9100, where everybody may read them, by \
                    a number, a loopback name or an --allow-host. The others then have no metrics. Empty for none.
                    """,
                allowed: "empty, or an address such as 127.0.0.1:9100, [::1]:9100 or unix:/path",
                allows: { $0.isEmpty || ListenAddress($0) != nil })
        ) { settings, texts in settings.adminAddress = texts.last.flatMap { ListenAddress($0) } },
        Setting(
            Flag(
                "drain", "SECONDS", standard: "5",
                help: """
                    On SIGTERM, take no more pages and send the replies that are under way, for this long at most, in seconds. A second \
                    SIGTERM ends at once.
                    """,
                allowed: "a number of seconds from 0 to 3600",
                allows: { Double($0).map { (0...3600).contains($0) } ?? false })
        ) { settings, texts in settings.drainTime = texts.compactMap { Double($0) }.last.map { .seconds($0) } ?? settings.drainTime },
    ]
}
