/// The views and values pushed inside a navigation stack.
@MainActor final class NavigationContext {
    enum Entry {
        case view(AnyView)
        case value(AnyHashable)
    }

    var entries: [Entry] = []
    var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
    /// The functions that write values to the app's own path; `nil` without one.
    var path: (append: (AnyHashable) -> Void, removeLast: () -> Void)?
    private let changed: () -> Void

    init(changed: @escaping () -> Void) {
        self.changed = changed
    }

    func push(_ entry: Entry) {
        if case .value(let value) = entry, let path { path.append(value) } else { entries.append(entry) }
        changed()
    }

    func pop() {
        guard let last = entries.last else { return }
        if case .value = last, let path { path.removeLast() } else { entries.removeLast() }
        changed()
    }

    /// Adopts the values of the app's path. Views that were pushed on top of them stay.
    func adopt(_ values: [AnyHashable]) {
        let views = entries.filter { if case .view = $0 { true } else { false } }
        entries = values.map { .value($0) } + views
    }

    func view(of entry: Entry) -> AnyView? {
        switch entry {
        case .view(let view): view
        case .value(let value): destinations[ObjectIdentifier(Swift.type(of: value.base))]?(value.base)
        }
    }
}
