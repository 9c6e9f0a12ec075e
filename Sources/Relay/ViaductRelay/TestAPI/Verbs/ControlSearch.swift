/// Finds the single control that the parameters of a verb describe.
struct ControlSearch {
    /// In an error's text.
    private static let maximumNamed = 20

    private let control: String?
    private let title: String?
    private let component: String?
    /// `nil` for any.
    let kinds: Set<String>?

    /// The parameters of a search.
    static let names = ["title", "control", "kind", "component"]

    init(_ parameters: TestParameters, kinds: Set<String>? = nil, title: String? = nil) throws(InvalidRequest) {
        control = try parameters.string("control")
        self.title = if let title { title } else { try parameters.string("title") }
        component = try parameters.string("component")
        self.kinds = if let kind = try parameters.string("kind") { [kind] } else { kinds }
    }

    /// Whether it describes any control of its kinds.
    var isEmpty: Bool { control == nil && title == nil }

    @MainActor func find(on page: TestPage) throws(TestFailure) -> ScreenControls.Found {
        guard page.screen != nil else { throw .waits("The page \(page.short) has no screen yet.") }
        let controls = page.controls
        let found = controls.all.filter(fits)
        let reachable = found.filter(controls.isReachable)
        if reachable.count > 1 {
            let names = reachable.prefix(Self.maximumNamed).map(\.outline).joined(separator: ", ")
            throw .waits("\(reachable.count) controls fit \(wanted): \(names). Choose one by “kind”, “component” or “control”.")
        }
        guard let control = reachable.first else {
            if let covered = found.first { throw .waits("\(covered.outline) is covered by what is presented. \(listed(controls))") }
            throw .waits("The screen has no control \(wanted). \(listed(controls))")
        }
        guard control.isEnabled else { throw .waits("\(control.outline) is disabled.") }
        return control
    }

    private func fits(_ found: ScreenControls.Found) -> Bool {
        if let control { return found.control == control }
        if let title, !found.names.contains(title) { return false }
        if let component, found.component != component { return false }
        return kinds?.contains(found.kind) ?? true
    }

    private var wanted: String {
        let kind = kinds?.count == 1 ? "\(kinds?.first ?? "") " : ""
        let name = (control ?? title).map { "“\($0.start(60))”" } ?? (kinds.map { $0.sorted().joined(separator: " or ") } ?? "at all")
        return "\(kind)\(name)\(component.map { " of “\($0.start())”" } ?? "")"
    }

    private func listed(_ controls: ScreenControls) -> String {
        let reachable = controls.all.filter { controls.isReachable($0) && $0.kind != "ask" }
        guard !reachable.isEmpty else { return "It has none now." }
        let names = reachable.prefix(Self.maximumNamed).map { "“\($0.title.start(40))” (\($0.kind))" }.joined(separator: ", ")
        return "It has \(names)\(reachable.count > Self.maximumNamed ? " and \(reachable.count - Self.maximumNamed) more" : "")."
    }
}
