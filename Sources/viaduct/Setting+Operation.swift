import ViaductCommands

/// Settings for who keeps the server running.
extension Setting {
    static let operation: [Setting] = [
        Setting(
            Flag(
                "drain", "SECONDS", standard: "5",
                help: """
                    On SIGTERM, take no more pages and send the replies that are under way, for this long at most, in seconds. A second \
                    SIGTERM ends at once.
                    """,
                allowed: "a number of seconds from 0 to 3600",
                allows: { Double($0).map { (0...3600).contains($0) } ?? false })
        ) { settings, texts in settings.drainTime = texts.compactMap { Double($0) }.last.map { .seconds($0) } ?? settings.drainTime }
    ]
}
