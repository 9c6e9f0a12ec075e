import ViaductApp

extension Setting {
    /// What one page may make the built-in components draw and keep (`PageLimits`).
    static let pageLimits: [Setting] = [
        Setting(
            name: "max-bar-items", placeholder: "NUMBER", isList: false,
            help: "The most items in all bars of a page's screen; the others are not drawn. A change sends all of them again.",
            allowed: allowedList, allows: isList, set: { $0.pageLimits.barItems = number($1) ?? $0.pageLimits.barItems }),
        Setting(
            name: "max-menu-items", placeholder: "NUMBER", isList: false,
            help: "The most elements in all menus and sheets of a page's screen; the others are not drawn. A change sends all of them again.",
            allowed: allowedList, allows: isList,
            set: { $0.pageLimits.menuElements = number($1) ?? $0.pageLimits.menuElements }),
        Setting(
            name: "max-kept-messages", placeholder: "BYTES", isList: false,
            help: "How much a page's components keep of its messages besides the newest, to reply to them; the oldest go first. A page must not fill the memory.",
            allowed: "a number of bytes from 65536 to 67108864",
            allows: { Int($0).map { (65_536...67_108_864).contains($0) } ?? false },
            set: { $0.pageLimits.keptMessageBytes = number($1) ?? $0.pageLimits.keptMessageBytes }),
    ]

    private static let allowedList = "a number from 1 to \(PageLimits.largestList)"

    private static let isList: @Sendable (String) -> Bool = {
        Int($0).map { (1...PageLimits.largestList).contains($0) } ?? false
    }

    private static func number(_ texts: [String]) -> Int? { texts.compactMap { Int($0) }.last }
}
