internal import ViaductProtocol

/// The controls of a screen that a person can tap, choose, type into or answer, as `docs/protocol.md` defines it.
struct ScreenControls {
    private static let maximum = 1000
    private static let deepest = 40
    /// Members that are controls themselves, and their titles.
    private static let ways = [
        ("dismiss", "Dismiss"), ("submit", "Submit"), ("cancel", "Cancel"), ("end", "End"), ("press", "Long press"), ("attempt", "Try to leave"),
    ]
    private static let roles = [
        "left": "bar item", "right": "bar item", "toolbar": "bar item", "items": "bar item", "tabs": "tab", "back": "back", "search": "search",
        "scopes": "scope", "actions": "action", "asks": "ask", "rows": "row", "wheels": "wheel", "refresh": "refresh", "fields": "field",
        "children": "menu",
    ]

    struct Found {
        let control: String
        /// Its texts: the title, the label; at least one.
        let names: [String]
        let kind: String
        let isEnabled: Bool
        /// The bridge component that has made it, or its container.
        let component: String?
        /// The part that it is in, if that covers everything else, such as an alert.
        let cover: String?
        /// Texts to choose from; the value is the index.
        let options: [String]
        /// The control that ends typing.
        let submit: String?
        /// Whether a tap opens a menu in the page.
        let opensMenu: Bool

        var title: String { names[0] }
        /// A description that distinguishes it from other controls, for a person.
        var outline: String { "“\(title.start(60))” (\(kind)\(component.map { " of \($0.start())" } ?? ""), control \(control.start()))" }
    }

    struct Ask {
        let kind: String
        /// The subject or the mode, if it has one.
        let detail: String?
        let title: String
        let control: String

        /// As answers are preset: `permission:camera`.
        var name: String { detail.map { "\(kind):\($0)" } ?? kind }
    }

    private(set) var all: [Found] = []
    private(set) var asks: [Ask] = []
    /// The alert, sheet or screen that covers everything else.
    private(set) var cover: String?

    /// - Parameter screen: JSON text.
    init(screen: String) {
        guard let screen = try? JSONValue(Array(screen.utf8)), let object = screen.object else { return }
        let presented = object["presented"]?.elements(atMost: 100) ?? []
        if let top = presented.last, Self.covers(top) { cover = top.member("id")?.string }
        collect(screen, role: "", above: Surroundings(), depth: 0)
        asks = (object["asks"]?.elements(atMost: 100) ?? []).compactMap { ask in
            guard let kind = ask.member("kind")?.string, let control = ask.member("control")?.string else { return nil }
            let detail = ask.member("subject")?.string ?? ask.member("mode")?.string
            return Ask(kind: kind, detail: detail, title: ask.member("title")?.string ?? "", control: control)
        }
    }

    /// Whether a person can reach it: nothing covers it.
    func isReachable(_ found: Found) -> Bool { cover == nil || found.cover == cover || found.kind == "ask" }

    private struct Surroundings {
        var component: String?
        var cover: String?
        var label: String?
    }

    private static func covers(_ presented: JSONValue) -> Bool {
        presented.member("kind")?.string != "screen"
            || presented.member("style")?.string != "push" && presented.member("undimmed")?.json != "true"
    }

    private mutating func collect(_ node: JSONValue, role: String, above: Surroundings, depth: Int) {
        guard depth <= Self.deepest, all.count < Self.maximum else { return }
        if let elements = node.elements() {
            for element in elements { collect(element, role: role, above: above, depth: depth + 1) }
            return
        }
        guard let object = node.object else { return }
        var above = above
        if let component = object["component"]?.string { above.component = component }
        if role == "presented" { above.cover = object["id"]?.string }
        add(object, role: role, above: above)
        above.label = object["label"]?.string
        for (name, part) in object.all where name != "focus" { collect(part, role: name, above: above, depth: depth + 1) }
    }

    private mutating func add(_ node: JSONObject, role: String, above: Surroundings) {
        var names: [String] = []
        for text in [node["title"]?.string, node["label"]?.string, above.label, node["url"]?.string] {
            if let text, !text.isEmpty, !names.contains(text) { names.append(text) }
        }
        let kind = node["kind"]?.string ?? Self.roles[role] ?? role
        if let control = node["control"]?.string {
            let fallback = kind == "back" ? "Back" : "Untitled"
            let options = (node["segments"] ?? node["rows"])?.elements(atMost: Self.maximum)?.compactMap(\.string) ?? []
            all.append(
                Found(
                    control: control, names: names.isEmpty ? [fallback] : names, kind: role == "asks" ? "ask" : kind,
                    isEnabled: node["enabled"]?.json != "false", component: above.component, cover: above.cover, options: options,
                    submit: node["submit"]?.string ?? node["end"]?.string, opensMenu: node["menu"] != nil && role != "rows"))
        }
        for (member, what) in Self.ways {
            guard let control = Self.way(member, of: node) else { continue }
            let name = names.first.map { "\(what): \($0)" } ?? what
            all.append(
                Found(
                    control: control, names: [name], kind: member, isEnabled: true, component: above.component, cover: above.cover,
                    options: [], submit: nil, opensMenu: false))
        }
    }

    private static func way(_ member: String, of node: JSONObject) -> String? {
        switch member {
        case "dismiss": node["dismiss"]?.string
        case "submit": node["submit"]?.string
        case "cancel": node["cancel"]?.string
        case "end": node["end"]?.string
        case "press": node["press"]?.string
        default: node["attempt"]?.string
        }
    }
}
