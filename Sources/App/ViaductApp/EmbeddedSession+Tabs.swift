import Foundation
import HotwireNative
import UIKit

/// The tabs under the page. A phone keeps a stack for each; a page has one, in which each place belongs to a tab.
extension EmbeddedSession {
    var tabs: UITabBarController? { stage?.window.tabs }

    /// The tab that was selected, if the page is not in it yet.
    var selectedTab: Int? {
        guard let tabs, tabs.selectedIndex != stack.current?.tab else { return nil }
        return tabs.selectedIndex
    }

    /// Whether the selected tab has a native screen and no page.
    var isTabNative: Bool {
        guard let tab = selectedTab else { return false }
        return work(on: nil) { tabs?.start(ofTab: tab) } == nil
    }

    /// The page has come to its current place.
    ///
    /// - Parameter selected: the tab that begins there; `nil` when the place lies in the tab that the page has come from.
    func followTab(from left: Location?, selected: Int?) {
        guard let tabs, let current = stack.current else { return }
        if let selected {
            current.tab = selected
            current.isRoot = true
        } else if current.tab == nil, let tab = left?.tab {
            current.tab = tab
        }
        findTabs()
        if let tab = current.tab { tabs.follow(tab: tab) }
    }

    /// Finds the tabs of places that the page was at before the tabs were known: those that begin one belong to it, and so do the ones after.
    func findTabs() {
        guard let tabs, tabs.viewControllers?.isEmpty == false, stack.current?.tab == nil else { return }
        tabs.screenObserver = screenUpdates
        tabs.onSelection = { [weak self] in self?.visitSelectedTab() }
        let starts = work(on: nil) { tabs.viewControllers?.indices.map { tabs.start(ofTab: $0)?.absoluteString } ?? [] }
        var tab = starts.firstIndex { $0 != nil } ?? 0
        for location in stack.locations where location.tab == nil {
            // A server may send a tab from its path to the same one with a slash.
            let begun = starts.firstIndex { start in
                start.map { location.isSameDocument(as: $0) || location.isSameDocument(as: $0 + "/") } ?? false
            }
            tab = begun ?? tab
            location.tab = tab
            location.isRoot = begun != nil
        }
        tabs.follow(tab: tab)
    }

    /// Another tab takes the page to its beginning, the same one back to it.
    func tapTab(_ index: Int) {
        guard let tabs else { return }
        let isAgain = index == tabs.selectedIndex
        guard tabs.tap(tab: index), isAgain else { return }
        work(on: nil) { _ = stage?.navigation.popToRootViewController(animated: true) }
    }

    private func visitSelectedTab() {
        guard let tab = selectedTab else { return screenUpdates.screenDidChange() }
        tabs?.visit(tab: tab)
    }
}
