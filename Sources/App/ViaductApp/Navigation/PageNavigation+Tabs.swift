/// The tabs of the places. A phone keeps one stack for each. Here the page has one stack, and each place in it belongs to a tab.
extension PageNavigation {
    /// The current place begins the tab, or lies in that of the place that the page has left.
    ///
    /// - Parameter selected: the tab that begins there; `nil` when none does.
    func enterTab(selected: Int?, from left: Location?) {
        guard let current = stack.current else { return }
        if let selected {
            current.tab = selected
            current.isRoot = true
        } else if current.tab == nil, let tab = left?.tab {
            current.tab = tab
        }
    }

    /// Gives the places a tab that the page was at before the tabs were known: a place that begins a tab belongs to it, and so do
    /// the places after it.
    ///
    /// - Parameter starts: the URL where each tab begins; `nil` for a tab without a page.
    /// - Returns: the tab of the last of them.
    func findTabs(startingAt starts: [String?]) -> Int {
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
        return tab
    }
}
