import Foundation
import UIKit

extension ScreenWriter {
    /// What a bar has beside its title.
    func addParts(of item: UINavigationItem?, to members: inout JSONMembers) {
        members.add("left", array: barItems(item?.leftBarButtonItems))
        members.add("right", array: barItems(item?.rightBarButtonItems))
        guard let item else { return }
        if let search = item.searchController { members.add("search", json: self.search(search)) }
        if let prompt = item.prompt { members.add("prompt", prompt) }
        if item.largeTitleDisplayMode == .always { members.add("largeTitle", true) }
        if let view = item.titleView.flatMap(element) { members.add("titleView", json: view) }
    }

    private func search(_ search: UISearchController) -> String {
        let bar = search.searchBar
        var members = JSONMembers()
        members.add("control", controls.id(of: .search(search)))
        members.add("title", bar.placeholder ?? "Search")
        members.add("text", bar.text ?? "")
        members.add("enabled", bar.isEnabled)
        members.add("active", search.isActive)
        if search.automaticallyShowsCancelButton || bar.showsCancelButton {
            members.add("cancel", controls.id(of: .searchCancel(search)))
        }
        members.add("submit", controls.id(of: .searchSubmit(search)))
        if let titles = bar.scopeButtonTitles, !titles.isEmpty {
            members.add(
                "scopes",
                array: titles.enumerated().map { index, title in
                    var scope = JSONMembers()
                    scope.add("control", controls.id(of: .searchScope(search, index)))
                    scope.add("title", title)
                    scope.add("enabled", true)
                    scope.add("selected", index == bar.selectedScopeButtonIndex)
                    return scope.object
                })
        }
        return members.object
    }
}
