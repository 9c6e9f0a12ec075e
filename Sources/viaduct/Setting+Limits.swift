import ViaductApp
import ViaductCommands
import ViaductRelay

extension Setting {
    /// Bounds on what one page, one app, and all of them together may use.
    static let limits: [Setting] = [
        limit(
            "max-frame", "BYTES", \.maximumFrame, in: 1024...67_108_864,
            help: "Largest frame that a page may send, in bytes."),
        Setting(
            Flag(
                "resume-seconds", "SECONDS", standard: "30",
                help: "Keep the session of a page without a connection for this long, in seconds.",
                allowed: "a number of seconds from 0 to 3600",
                allows: { Double($0).map { (0...3600).contains($0) } ?? false })
        ) { settings, texts in
            settings.resumeTime = texts.compactMap { Double($0) }.last.map { .seconds($0) } ?? settings.resumeTime
        },
        limit(
            "max-pages", "PAGES", \.limits.pages, in: 1...100_000,
            help: "Most pages at once. A further page waits and tries again. A page takes about 13 kB."),
        limit(
            "max-apps", "APPS", \.limits.apps, in: 1...10_000,
            help: "Most remote apps at once, one or two for each developer. A further app waits and tries again."),
        limit(
            "max-components", "NAMES", \.limits.app.components, in: 1...10_000,
            help: "Most components of one remote app. Every page and every user agent lists all names."),
        limit(
            "max-handlers", "NAMES", \.limits.app.handlers, in: 1...10_000,
            help: "Most script message handlers of one remote app. Every page lists all names."),
        limit(
            "max-name-bytes", "BYTES", \.limits.app.nameBytes, in: 1...1024,
            help:
                "Longest name of an app, a component or a handler, in bytes. User agents and cookies contain these names."
        ),
        limit(
            "max-large-frames", "BYTES", \.limits.largeFrames, in: 33_554_432...17_179_869_184,
            help: """
                Most memory for unread frames of more than 256 KiB, of all pages and apps together, in bytes. Beyond it, the \
                session with the most of them restarts.
                """),
        limit(
            "max-bar-items", "ITEMS", \.pageLimits.barItems, in: 1...PageLimits.largestList,
            help:
                "Most items in all bars of a page's screen. The rest are not drawn. Each change sends all items again."),
        limit(
            "max-menu-items", "ITEMS", \.pageLimits.menuElements, in: 1...PageLimits.largestList,
            help: """
                Most elements in all menus and sheets of a page's screen. The rest are not drawn. Each change sends all elements \
                again.
                """),
        limit(
            "max-kept-messages", "BYTES", \.pageLimits.keptMessageBytes, in: 65_536...67_108_864,
            help: """
                Most memory for a page's older messages, which its components keep to reply to them, in bytes. The oldest go first.
                """),
    ]

    static func limit(
        _ name: String, _ placeholder: Placeholder, _ path: any WritableKeyPath<Settings, Int> & Sendable,
        in range: ClosedRange<Int>, help: String
    ) -> Setting {
        Setting(
            Flag(
                name, placeholder, standard: String(Settings()[keyPath: path]), help: help,
                allowed: "a number from \(range.lowerBound) to \(range.upperBound)",
                allows: { Int($0).map(range.contains) ?? false })
        ) { settings, texts in
            for number in texts.compactMap({ Int($0) }) { settings[keyPath: path] = number }
        }
    }
}
