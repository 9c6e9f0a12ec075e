import ViaductApp
import ViaductRelay

extension Setting {
    /// Settings of `ServerLimits` and `PageLimits`.
    static let limits: [Setting] = [
        limit(
            "max-pages", of: "PAGES", \.limits.pages, in: 1...100_000,
            help: "Pages at once; the next one is told so, and waits. A page takes about 13 kB."),
        limit(
            "max-apps", of: "APPS", \.limits.apps, in: 1...10_000,
            help: "Remote apps at once, one or two of each developer; the next one is told so, and waits."),
        limit(
            "max-components", of: "NAMES", \.limits.app.components, in: 1...10_000,
            help: "Components of one remote app: every page and every user agent has the names of all."),
        limit(
            "max-handlers", of: "NAMES", \.limits.app.handlers, in: 1...10_000,
            help: "Script message handlers of one remote app: every page has the names of all."),
        limit(
            "max-name-bytes", of: "BYTES", \.limits.app.nameBytes, in: 1...1024,
            help: "The longest name of an app, a component or a handler, since user agents and cookies are made of them."),
        limit(
            "max-large-frames", of: "BYTES", \.limits.largeFrames, in: 33_554_432...17_179_869_184,
            help:
                "Memory for the frames of more than 256 KiB that all pages and apps together have not read yet. Beyond it the one that holds the most begins afresh."
        ),
        limit(
            "max-bar-items", of: "ITEMS", \.pageLimits.barItems, in: 1...PageLimits.largestList,
            help: "Items in all bars of a page's screen; the others are not drawn. A change sends all of them again."),
        limit(
            "max-menu-items", of: "ITEMS", \.pageLimits.menuElements, in: 1...PageLimits.largestList,
            help: "Elements in all menus and sheets of a page's screen; the others are not drawn. A change sends all of them again."),
        limit(
            "max-kept-messages", of: "BYTES", \.pageLimits.keptMessageBytes, in: 65_536...67_108_864,
            help:
                "How much a page's components keep of its messages besides the newest, to reply to them; the oldest go first. A page must not fill the memory."
        ),
    ]

    private static func limit(
        _ name: String, of placeholder: String, _ path: any WritableKeyPath<Settings, Int> & Sendable,
        in range: ClosedRange<Int>, help: String
    ) -> Setting {
        Setting(
            name: name, placeholder: placeholder, isList: false, help: help,
            allowed: "a number from \(range.lowerBound) to \(range.upperBound)",
            allows: { Int($0).map(range.contains) ?? false },
            set: { settings, texts in
                for number in texts.compactMap({ Int($0) }) { settings[keyPath: path] = number }
            })
    }
}
