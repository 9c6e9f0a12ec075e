import UIKit

extension UINavigationItem {
    enum Side: Hashable, CaseIterable {
        case left
        case right
    }

    /// Puts a component's button in the place of the one that it had before, and leaves those of other components alone.
    ///
    /// - Parameters:
    ///   - old: the component's button so far; `nil` when it has none, so that `new` is added.
    ///   - new: `nil` takes `old` away.
    ///   - atEdge: whether an added button goes to the screen's edge, where the most important one belongs.
    func replace(_ old: UIBarButtonItem?, with new: UIBarButtonItem?, on side: Side, atEdge: Bool = false) {
        var items = self.items(on: side)
        let place = items.firstIndex { $0 === old }
        if let place {
            items.remove(at: place)
        }
        if let new {
            items.insert(new, at: place ?? (atEdge ? 0 : items.count))
        }
        setItems(items, on: side)
    }

    /// Puts a component's buttons behind those of other components, in the place of all that it had before.
    ///
    /// Takes one pass, however many there are: one after the other, each would cost as much as all of them.
    func replace(_ old: [UIBarButtonItem], with new: [UIBarButtonItem], on side: Side) {
        if old.isEmpty, new.isEmpty { return }
        let old = Set(old.map(ObjectIdentifier.init))
        setItems(items(on: side).filter { !old.contains(ObjectIdentifier($0)) } + new, on: side)
    }

    private func items(on side: Side) -> [UIBarButtonItem] {
        switch side {
        case .left: leftBarButtonItems ?? []
        case .right: rightBarButtonItems ?? []
        }
    }

    private func setItems(_ items: [UIBarButtonItem], on side: Side) {
        switch side {
        case .left: leftBarButtonItems = items
        case .right: rightBarButtonItems = items
        }
    }
}
