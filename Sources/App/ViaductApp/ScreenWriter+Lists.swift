import Foundation
import UIKit

extension ScreenWriter {
    /// How many rows of a list a page gets.
    private static let rowLimit = 200

    func table(_ table: UITableView) -> JSONMembers? {
        var members = JSONMembers()
        members.add("kind", "list")
        members.add("style", style(of: table.style))
        addRefresh(of: table, to: &members)
        if let header = table.tableHeaderView.flatMap(element) { members.add("header", json: header) }
        var left = Self.rowLimit
        let sections = (0..<table.numberOfSections).map { section in
            let rows = (0..<min(table.numberOfRows(inSection: section), left)).map { row in
                self.row(at: IndexPath(row: row, section: section), of: table)
            }
            left -= rows.count
            var members = JSONMembers()
            let delegate = table.tableDelegate
            add(
                "header", delegate?.tableView(table, viewForHeaderInSection: section),
                table.dataSource?.tableView(table, titleForHeaderInSection: section), to: &members)
            add(
                "footer", delegate?.tableView(table, viewForFooterInSection: section),
                table.dataSource?.tableView(table, titleForFooterInSection: section), to: &members)
            members.add("rows", array: rows.compactMap { $0 })
            return members.object
        }
        members.add("sections", array: sections)
        if let footer = table.tableFooterView.flatMap(element) { members.add("footer", json: footer) }
        if left == Self.rowLimit, let view = table.backgroundView.flatMap(element) { members.add("empty", json: view) }
        let hasNothing = left == Self.rowLimit && table.tableHeaderView == nil && table.backgroundView == nil
        return hasNothing && table.dataSource == nil ? nil : members
    }

    func collection(_ collection: UICollectionView) -> JSONMembers? {
        guard collection.dataSource != nil else { return nil }
        let list = (collection.collectionViewLayout as? UICollectionViewCompositionalLayout)?.list
        var members = JSONMembers()
        members.add("kind", "list")
        members.add("style", list.map { style(of: $0.appearance) } ?? "plain")
        if collection.collectionViewLayout.isGrid, let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
        {
            members.add("cellWidth", flow.itemSize.width)
            members.add("cellHeight", flow.itemSize.height)
        }
        addRefresh(of: collection, to: &members)
        var left = Self.rowLimit
        let sections = (0..<collection.numberOfSections).map { section in
            let rows = (0..<min(collection.numberOfItems(inSection: section), left)).map { item in
                self.item(at: IndexPath(item: item, section: section), of: collection, list: list)
            }
            left -= rows.count
            var members = JSONMembers()
            add("header", collection.header(of: section), nil, to: &members)
            members.add("rows", array: rows.compactMap { $0 })
            return members.object
        }
        members.add("sections", array: sections)
        if left == Self.rowLimit, let view = collection.backgroundView.flatMap(element) {
            members.add("empty", json: view)
        }
        return members
    }

    // MARK: Rows

    private func row(at path: IndexPath, of table: UITableView) -> String? {
        guard let cell = table.cell(at: path) else { return nil }
        let isSelected = table.isSelected(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        var row = JSONMembers()
        if table.allowsSelection, cell.selectionStyle != .none || cell.accessoryType == .disclosureIndicator {
            row.add("control", controls.id(of: .part(of: table, "row \(path)") { _ in table.select(path) }))
        }
        row.add("enabled", cell.isUserInteractionEnabled)
        if isSelected { row.add("selected", true) }
        let height = table.height(at: path)
        if height > 0 { row.add("height", height) }
        if let configuration = cell.contentConfiguration {
            add(configuration, to: &row)
        } else {
            addLabels(of: cell, to: &row)
        }
        if let accessory = accessory(of: cell.accessoryType) { row.add("accessory", accessory) }
        if cell.accessoryType == .detailDisclosureButton || cell.accessoryType == .detailButton {
            row.add(
                "detailControl",
                controls.id(
                    of: .part(of: table, "detail \(path)") { _ in
                        table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
                    }))
        }
        if let view = cell.accessoryView.flatMap(element) { row.add("accessoryView", json: view) }
        addSwipes(table.swipeActions(at: path), at: path, of: table, view: cell, to: &row)
        if let color = cell.backgroundColor { row.add("background", color) }
        return row.object
    }

    private func item(
        at path: IndexPath, of collection: UICollectionView, list: UICollectionLayoutListConfiguration?
    ) -> String? {
        guard let cell = collection.cell(at: path) else { return nil }
        let isSelected = collection.isSelected(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        var row = JSONMembers()
        if collection.allowsSelection {
            row.add("control", controls.id(of: .part(of: collection, "item \(path)") { _ in collection.select(path) }))
        }
        row.add("enabled", cell.isUserInteractionEnabled)
        if isSelected { row.add("selected", true) }
        if let configuration = cell.contentConfiguration {
            add(configuration, to: &row)
        } else {
            add(contentOf: [cell.contentView, cell], to: &row)
        }
        switch (cell as? UICollectionViewListCell)?.accessories.last?.kind {
        case .disclosure: row.add("accessory", "disclosure")
        case .checkmark: row.add("accessory", "checkmark")
        default: break
        }
        let swipes = [list?.trailingSwipeActionsConfigurationProvider, list?.leadingSwipeActionsConfigurationProvider]
        addSwipes(swipes.flatMap { $0?(path)?.actions ?? [] }, at: path, of: collection, view: cell, to: &row)
        let color = cell.backgroundConfiguration?.backgroundColor ?? cell.contentView.backgroundColor ?? cell.backgroundColor
        if let color { row.add("background", color) }
        return row.object
    }

    private func addLabels(of cell: UITableViewCell, to row: inout JSONMembers) {
        let content = contents(of: cell.contentView) + contents(of: cell)
        guard content.isEmpty else { return add(contentOf: [cell.contentView, cell], to: &row) }
        row.add("title", cell.textLabel?.text ?? "")
        if let label = cell.textLabel, label.textColor != .label { row.add("tint", label.textColor) }
        if let detail = cell.detailTextLabel?.text, !detail.isEmpty {
            let isBeside = cell.style == .value1 || cell.style == .value2
            if isBeside { row.add("detail", detail) } else { row.add("subtitle", detail) }
        }
        if let image = cell.imageView?.image, addImage(image, to: &row), let tint = cell.imageView?.inheritedTint {
            row.add("imageTint", tint)
        }
    }

    private func add(_ configuration: any UIContentConfiguration, to row: inout JSONMembers) {
        guard let list = configuration as? UIListContentConfiguration else {
            return add(contentOf: [configuration.makeContentView()], to: &row)
        }
        row.add("title", list.shownText ?? "")
        if list.textProperties.color != .label { row.add("tint", list.textProperties.color) }
        if let text = list.shownSecondaryText, !text.isEmpty {
            if list.prefersSideBySideTextAndSecondaryText {
                row.add("detail", text)
            } else {
                row.add("subtitle", text)
            }
        }
        if addImage(list.image, to: &row), let tint = list.imageProperties.tintColor { row.add("imageTint", tint) }
    }

    private func add(contentOf views: [UIView], to row: inout JSONMembers) {
        row.add("title", views.flatMap(texts).joined(separator: " "))
        row.add("content", array: views.flatMap(contents))
    }

    func listContent(_ view: UIListContentView) -> JSONMembers {
        var row = JSONMembers()
        row.add("enabled", true)
        add(view.configuration, to: &row)
        var members = JSONMembers()
        members.add("kind", "list")
        members.add("style", "plain")
        members.add("sections", array: [#"{"rows":[\#(row.object)]}"#])
        return members
    }

    private func addSwipes(
        _ actions: [UIContextualAction], at path: IndexPath, of list: UIView, view: UIView,
        to row: inout JSONMembers
    ) {
        if actions.isEmpty { return }
        let children = actions.enumerated().map { index, action in
            var members = JSONMembers()
            members.add(
                "control",
                controls.id(of: .part(of: list, "swipe \(path) \(index)") { _ in action.handler(action, view) { _ in } }))
            members.add("title", action.title ?? action.image?.spokenName ?? "Action")
            members.add("enabled", true)
            if action.style == .destructive { members.add("destructive", true) }
            members.add("state", "off")
            addImage(action.image, to: &members)
            return members.object
        }
        var menu = JSONMembers()
        menu.add("title", "")
        menu.add("children", array: children)
        row.add("menu", json: menu.object)
    }

    // MARK: What stands around rows

    private func add(_ key: StaticString, _ view: UIView?, _ title: String?, to members: inout JSONMembers) {
        let own = view as? UITableViewHeaderFooterView
        let text = (own?.contentConfiguration as? UIListContentConfiguration)?.shownText ?? own?.textLabel?.text ?? title
        if let text, !text.isEmpty {
            var label = JSONMembers()
            label.add("kind", "label")
            label.add("text", text)
            members.add(key, json: label.object)
        } else if let view {
            let content = own.map { contents(of: $0.contentView) } ?? [element(view)].compactMap { $0 }
            if let first = content.first { members.add(key, json: first) }
        }
    }

    private func style(of style: UITableView.Style) -> String {
        switch style {
        case .plain: "plain"
        case .grouped: "grouped"
        case .insetGrouped: "inset"
        }
    }

    private func style(of appearance: UICollectionLayoutListConfiguration.Appearance) -> String {
        switch appearance {
        case .grouped: "grouped"
        case .insetGrouped: "inset"
        default: "plain"
        }
    }

    private func accessory(of type: UITableViewCell.AccessoryType) -> String? {
        switch type {
        case .disclosureIndicator, .detailDisclosureButton: "disclosure"
        case .checkmark: "checkmark"
        default: nil
        }
    }
}
