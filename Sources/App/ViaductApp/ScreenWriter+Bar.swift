import Foundation
import UIKit

extension ScreenWriter {
    /// What a bar has beside its title.
    func addParts(of controller: UIViewController?, to members: inout JSONMembers) {
        let item = controller?.navigationItem
        members.add("left", array: barItems(item?.leftItems))
        members.add("right", array: barItems(item?.rightItems))
        guard let controller, let item else { return }
        if let subtitle = item.subtitle ?? item.largeSubtitle, !subtitle.isEmpty { members.add("subtitle", subtitle) }
        if let search = item.searchController { members.add("search", json: self.search(search)) }
        if let prompt = item.prompt, !prompt.isEmpty { members.add("prompt", prompt) }
        if hasLargeTitle(controller) { members.add("largeTitle", true) }
        if let view = item.titleView.flatMap(element) { members.add("titleView", json: view) }
        if let tint = barTint(of: controller) { members.add("tint", tint) }
        if controller.navigationController?.isNavigationBarHidden == true || item.isBarHidden { members.add("hidden", true) }
    }

    /// The way back to the controller below, as iOS draws it.
    func addBack(from controller: UIViewController, to members: inout JSONMembers) {
        guard let navigation = controller.navigationController,
            let index = navigation.viewControllers.firstIndex(where: { $0 === controller }), index > 0
        else { return }
        if controller.navigationItem.hasOwnWayBack { return }
        var back = JSONMembers()
        back.add("control", controls.id(of: .dismissal(of: controller)))
        back.add("title", backTitle(to: navigation.viewControllers[index - 1].navigationItem))
        members.add("back", json: back.object)
    }

    /// The items at the bottom; `nil` without any.
    func toolbar(of controller: UIViewController) -> [String]? {
        guard let navigation = controller.navigationController, !navigation.isToolbarHidden,
            !controller.hidesBottomBarWhenPushed
        else { return nil }
        let items = barItems(controller.toolbarItems, fills: true)
        return items.isEmpty ? nil : items
    }

    func backTitle(to item: UINavigationItem) -> String {
        switch item.backButtonDisplayMode {
        case .minimal: ""
        case .generic: "Back"
        case .default: item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
        }
    }

    private func hasLargeTitle(_ controller: UIViewController) -> Bool {
        guard let navigation = controller.navigationController, navigation.navigationBar.prefersLargeTitles else {
            return false
        }
        // As the ones below decide it, when it does not itself.
        let modes = navigation.viewControllers.prefix { $0 !== controller }.map(\.navigationItem.largeTitleDisplayMode)
        let decided = (modes + [controller.navigationItem.largeTitleDisplayMode]).last { $0 != .automatic }
        return decided == nil || decided == .always
    }

    private func barTint(of controller: UIViewController) -> UIColor? {
        controller.navigationController?.navigationBar.inheritedTint ?? UINavigationBar.appearance().inheritedTint
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
        let scopes = search.isActive && search.automaticallyShowsScopeBar || bar.showsScopeBar
        if scopes, let titles = bar.scopeButtonTitles, !titles.isEmpty {
            members.add("scopes", array: self.scopes(titles, of: search))
        }
        return members.object
    }

    private func scopes(_ titles: [String], of search: UISearchController) -> [String] {
        titles.enumerated().map { index, title in
            var scope = JSONMembers()
            scope.add("control", controls.id(of: .searchScope(search, index)))
            scope.add("title", title)
            scope.add("enabled", true)
            scope.add("selected", index == search.searchBar.selectedScopeButtonIndex)
            return scope.object
        }
    }
}

extension UINavigationItem {
    /// Whether iOS draws no button back, since there is none to be or something else stands there.
    var hasOwnWayBack: Bool {
        hidesBackButton || !(leftItems.isEmpty || leftItemsSupplementBackButton)
    }
}
