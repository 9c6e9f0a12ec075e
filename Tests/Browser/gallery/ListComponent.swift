import HotwireNative
import UIKit

final class ListComponent: GalleryComponent {
    override class var name: String { "list" }

    override func show(_ event: String) {
        let tell: (String, String) -> Void = { [weak self] name, value in self?.tell(name, value) }
        if event == "cells" {
            let screen = CellsViewController()
            screen.tell = tell
            push(screen, "Cells")
        } else {
            let screen = RowsViewController(style: .insetGrouped)
            screen.tell = tell
            push(screen, "Rows")
        }
    }
}

final class RowsViewController: UITableViewController {
    var tell: (String, String) -> Void = { _, _ in }
    private var mails = ["Ribblehead", "Batty Moss", "Arten Gill"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    }

    @objc private func refresh() {
        tell("refresh", "")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            self?.mails.append("Dent Head")
            self?.refreshControl?.endRefreshing()
            self?.tableView.reloadData()
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? mails.count : 3
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["Viaducts", "Settings"][section]
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 ? "These apply at once." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 0 {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = mails[indexPath.row]
            content.secondaryText = "\(indexPath.row + 1) km"
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = ["Wi-Fi", "Sound", "Version"][indexPath.row]
        if indexPath.row == 0 {
            let flip = UISwitch()
            flip.accessibilityLabel = "Wi-Fi"
            flip.addAction(UIAction { [weak self] _ in self?.tell("switch", "\(flip.isOn)") }, for: .valueChanged)
            cell.accessoryView = flip
            cell.selectionStyle = .none
        } else if indexPath.row == 1 {
            cell.accessoryType = .checkmark
        } else {
            cell.detailTextLabel?.text = "1.2"
            cell.selectionStyle = .none
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tell("select", "\(indexPath.section) \(indexPath.row)")
        tableView.deselectRow(at: indexPath, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.section == 0 else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.mails.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

final class CellsViewController: UIViewController, UICollectionViewDelegate {
    var tell: (String, String) -> Void = { _, _ in }
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collection.delegate = self
        view.addSubview(collection)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["North", "South"])
        source?.apply(snapshot)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        tell("select", source?.itemIdentifier(for: indexPath) ?? "")
    }
}
