import HotwireNative
import UIKit

final class BarComponent: GalleryComponent, UISearchResultsUpdating, UISearchBarDelegate {
    override class var name: String { "bar" }

    override func show(_ event: String) {
        guard let controller, let navigation = controller.navigationController else { return }
        let item = controller.navigationItem
        switch event {
        case "prompt":
            item.prompt = "Three viaducts"
            item.rightBarButtonItems = [
                UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(save)),
                UIBarButtonItem(customView: starButton()),
            ]
            item.leftBarButtonItem = UIBarButtonItem(customView: UISwitch())
        case "badges":
            let inbox = UIBarButtonItem(
                title: "Inbox", image: UIImage(systemName: "tray"),
                primaryAction: UIAction { [weak self] _ in self?.tell("inbox") })
            inbox.badge = .count(12)
            let news = UIBarButtonItem(
                title: "News",
                primaryAction: UIAction(title: "News") { [weak self, weak inbox] _ in
                    inbox?.badge = nil
                    self?.tell("news")
                })
            news.badge = .indicator()
            item.rightBarButtonItems = [inbox, news]
        case "title":
            let segments = UISegmentedControl(items: ["List", "Map"])
            segments.selectedSegmentIndex = 0
            segments.addAction(
                UIAction { [weak self] _ in self?.tell("segments", "\(segments.selectedSegmentIndex)") },
                for: .valueChanged)
            item.titleView = segments
        case "large":
            navigation.navigationBar.prefersLargeTitles = true
        case "hidden":
            navigation.setNavigationBarHidden(true, animated: false)
        case "search":
            let search = UISearchController(searchResultsController: nil)
            search.searchResultsUpdater = self
            search.searchBar.delegate = self
            search.searchBar.scopeButtonTitles = ["All", "Open"]
            search.searchBar.showsScopeBar = true
            item.searchController = search
        case "toolbar":
            controller.toolbarItems = [
                UIBarButtonItem(
                    systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.tell("compose") }),
                .flexibleSpace(),
                UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(save)),
            ]
            navigation.setToolbarHidden(false, animated: false)
        case "back":
            let screen = UIViewController()
            screen.navigationItem.leftItemsSupplementBackButton = true
            screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Edit", primaryAction: UIAction { [weak self] _ in self?.tell("edit") })
            item.backButtonTitle = "Viaducts"
            push(screen, "Detail")
        default: break
        }
    }

    private func starButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.accessibilityLabel = "Star"
        button.addAction(UIAction { [weak self] _ in self?.tell("star") }, for: .touchUpInside)
        return button
    }

    @objc private func save() { tell("save") }
    func updateSearchResults(for searchController: UISearchController) {}
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        tell("scope", "\(selectedScope)")
    }
}
