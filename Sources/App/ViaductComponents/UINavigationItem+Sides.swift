import UIKit

extension UINavigationItem {
    package enum Side: String, Hashable, CaseIterable {
        case left
        case right
    }

    /// The place of a component's buttons, from the edge inwards. The app's own components have the place 0.
    ///
    /// Messages arrive in another order when a page returns, and the bar has to look the same.
    package enum Place: Int {
        case form = -1
        case overflowMenu = 1
        case menu
        case nav
        case buttons
        case button
        case share
        case stub
    }

    /// Replaces a component's button, and leaves those of other components alone.
    ///
    /// - Parameters:
    ///   - old: the component's button so far; `nil` when it has none, so that `new` is added.
    ///   - new: `nil` to remove `old`.
    package func replace(_ old: UIBarButtonItem?, with new: UIBarButtonItem?, on side: Side, at place: Place) {
        replace(old.map { [$0] } ?? [], with: new.map { [$0] } ?? [], on: side, at: place)
    }

    /// Replaces all buttons of a component.
    ///
    /// Takes one pass for any number. Replacing them one by one would cost one pass each.
    package func replace(_ old: [UIBarButtonItem], with new: [UIBarButtonItem], on side: Side, at place: Place) {
        if old.isEmpty, new.isEmpty { return }
        let old = Set(old.map(ObjectIdentifier.init))
        var items = items(on: side).filter { !old.contains(ObjectIdentifier($0)) }
        for item in new { item.tag = place.rawValue }
        items.insert(contentsOf: new, at: items.firstIndex { $0.tag > place.rawValue } ?? items.count)
        setItems(items, on: side)
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
