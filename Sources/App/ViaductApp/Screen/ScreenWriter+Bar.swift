import Foundation
import UIKit
import ViaductProtocol

extension ScreenWriter {
    /// Adds all parts of a bar except its title.
    func addParts(of controller: UIViewController?, to bar: inout Screen.Bar) {
        let item = controller?.navigationItem
        bar.left = barItems(item?.leftItems)
        bar.right = barItems(item?.rightItems)
        guard let controller, let item else { return }
        if let subtitle = item.subtitle ?? item.largeSubtitle, !subtitle.isEmpty { bar.subtitle = subtitle }
        bar.search = item.searchController.map(search)
        if let prompt = item.prompt, !prompt.isEmpty { bar.prompt = prompt }
        bar.largeTitle = hasLargeTitle(controller)
        bar.titleView = item.titleView.flatMap(element)
        bar.tint = barTint(of: controller).map(Screen.Colour.init(_:))
        bar.hidden = controller.navigationController?.isNavigationBarHidden == true || item.isBarHidden
    }

    /// The way back to the controller below, as iOS draws it.
    func back(from controller: UIViewController) -> Screen.Back? {
        guard let navigation = controller.navigationController,
            let index = navigation.children.firstIndex(where: { $0 === controller }), index > 0
        else { return nil }
        if controller.navigationItem.hasOwnWayBack { return nil }
        var back = Screen.Back()
        back.control = controls.id(of: .dismissal(of: controller))
        back.title = backTitle(to: navigation.children[index - 1].navigationItem)
        return back
    }

    /// The items at the bottom.
    func toolbar(of controller: UIViewController) -> [Screen.BarItem] {
        guard let navigation = controller.navigationController, !navigation.isToolbarHidden,
            !controller.hidesBottomBarWhenPushed
        else { return [] }
        return barItems(controller.toolbarItems, fills: true)
    }

    func backTitle(to item: UINavigationItem) -> String {
        item.backButtonDisplayMode.title(item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back")
    }

    private func hasLargeTitle(_ controller: UIViewController) -> Bool {
        guard let navigation = controller.navigationController, navigation.navigationBar.prefersLargeTitles else {
            return false
        }
        // Without a mode of its own, the items below decide.
        let modes = navigation.children.prefix { $0 !== controller }.map(\.navigationItem.largeTitleDisplayMode)
        let decided = (modes + [controller.navigationItem.largeTitleDisplayMode]).last { $0 != .automatic }
        return decided == nil || decided == .always
    }

    private func barTint(of controller: UIViewController) -> UIColor? {
        controller.navigationController?.navigationBar.inheritedTint ?? UINavigationBar.appearance().inheritedTint
    }

    private func search(_ search: UISearchController) -> Screen.Search {
        let bar = search.searchBar
        var shown = Screen.Search()
        shown.control = controls.id(of: .search(search))
        shown.title = bar.placeholder ?? "Search"
        shown.text = bar.text ?? ""
        shown.enabled = bar.isEnabled
        shown.active = search.isActive
        if search.automaticallyShowsCancelButton || bar.showsCancelButton {
            shown.cancel = controls.id(of: .searchCancel(search))
        }
        shown.submit = controls.id(of: .searchSubmit(search))
        let hasScopes = search.isActive && search.automaticallyShowsScopeBar || bar.showsScopeBar
        if hasScopes { shown.scopes = scopes(bar.scopeButtonTitles ?? [], of: search) }
        shown.component = search.maker
        return shown
    }

    private func scopes(_ titles: [String], of search: UISearchController) -> [Screen.Scope] {
        titles.enumerated().map { index, title in
            var scope = Screen.Scope()
            scope.control = controls.id(of: .searchScope(search, index))
            scope.title = title
            scope.selected = index == search.searchBar.selectedScopeButtonIndex
            return scope
        }
    }
}

extension UINavigationItem {
    /// Whether iOS draws no back button, since it is hidden or other items replace it.
    var hasOwnWayBack: Bool {
        hidesBackButton || !(leftItems.isEmpty || leftItemsSupplementBackButton)
    }
}

extension UINavigationItem.BackButtonDisplayMode {
    /// The title of a back button to a screen with this title.
    func title(_ title: String) -> String {
        switch self {
        case .minimal: ""
        case .generic: "Back"
        case .default: title
        }
    }
}
