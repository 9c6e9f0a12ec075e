import Foundation
import HotwireNative
import UIKit

/// The tabs under the page. A phone keeps one stack for each. Here the page has one stack, and each place in it belongs to a tab.
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

    /// Selects the tab of the page's new place.
    ///
    /// - Parameters:
    ///   - left: the place that the page has left; `nil` for none.
    ///   - selected: the tab that begins there; `nil` when the page stays in its tab.
    func followTab(from left: Location?, selected: Int?) {
        guard let tabs else { return }
        navigation.enterTab(selected: selected, from: left)
        findTabs()
        if let tab = stack.current?.tab { tabs.follow(tab: tab) }
    }

    /// Finds the tabs of places that the page was at before the tabs were known.
    func findTabs() {
        guard let tabs, tabs.viewControllers?.isEmpty == false, stack.current?.tab == nil else { return }
        tabs.screenObserver = screenUpdates
        tabs.onSelection = { [weak self] in self?.visitSelectedTab() }
        let starts = work(on: nil) { tabs.viewControllers?.indices.map { tabs.start(ofTab: $0)?.absoluteString } ?? [] }
        tabs.follow(tab: navigation.findTabs(startingAt: starts))
    }

    /// Moves the page to the beginning of another tab, or back to the beginning of its own.
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
