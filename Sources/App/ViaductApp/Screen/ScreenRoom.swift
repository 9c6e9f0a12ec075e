/// Counts the items that a screen has room for, and notes the kinds of omitted ones.
@MainActor final class ScreenRoom {
    enum Kind {
        case barItems
        case menuElements
    }

    private let limits: PageLimits
    private var taken: [Kind: Int] = [:]
    /// Kinds with omitted items.
    private(set) var full: Set<Kind> = []

    init(_ limits: PageLimits) {
        self.limits = limits
    }

    /// - Returns: `false` when the screen has no room for another one.
    func take(_ kind: Kind) -> Bool {
        let count = taken[kind, default: 0]
        guard count < limit(of: kind) else {
            full.insert(kind)
            return false
        }
        taken[kind] = count + 1
        return true
    }

    func limit(of kind: Kind) -> Int {
        switch kind {
        case .barItems: limits.barItems
        case .menuElements: limits.menuElements
        }
    }
}
