import Foundation
import UIKit
import ViaductProtocol

extension ScreenWriter {
    /// How many rows of a list a page gets.
    private static let rowLimit = 200

    func table(_ table: UITableView) -> Screen.Element? {
        var list = Screen.List()
        list.style = style(of: table.style)
        list.refresh = refresh(of: table)
        list.header = table.tableHeaderView.flatMap(element)
        var left = Self.rowLimit
        list.sections = (0..<table.numberOfSections).map { number in
            let rows = (0..<min(table.numberOfRows(inSection: number), left)).map { row in
                self.row(at: IndexPath(row: row, section: number), of: table)
            }
            left -= rows.count
            var section = Screen.Section()
            let delegate = table.tableDelegate
            section.header = caption(
                delegate?.tableView(table, viewForHeaderInSection: number),
                table.dataSource?.tableView(table, titleForHeaderInSection: number))
            section.footer = caption(
                delegate?.tableView(table, viewForFooterInSection: number),
                table.dataSource?.tableView(table, titleForFooterInSection: number))
            section.rows = rows.compactMap { $0 }
            return section
        }
        list.footer = table.tableFooterView.flatMap(element)
        if left == Self.rowLimit { list.empty = table.backgroundView.flatMap(element) }
        let hasNothing = left == Self.rowLimit && table.tableHeaderView == nil && table.backgroundView == nil
        return hasNothing && table.dataSource == nil ? nil : Screen.Element(.list(list))
    }

    func collection(_ collection: UICollectionView) -> Screen.Element? {
        guard collection.dataSource != nil else { return nil }
        let configuration = (collection.collectionViewLayout as? UICollectionViewCompositionalLayout)?.list
        var list = Screen.List()
        if let configuration { list.style = style(of: configuration.appearance) }
        if collection.collectionViewLayout.isGrid, let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout {
            list.cellWidth = flow.itemSize.width
            list.cellHeight = flow.itemSize.height
        }
        list.refresh = refresh(of: collection)
        var left = Self.rowLimit
        list.sections = (0..<collection.numberOfSections).map { number in
            let rows = (0..<min(collection.numberOfItems(inSection: number), left)).map { item in
                self.item(at: IndexPath(item: item, section: number), of: collection, list: configuration)
            }
            left -= rows.count
            var section = Screen.Section()
            section.header = caption(collection.header(of: number), nil)
            section.rows = rows.compactMap { $0 }
            return section
        }
        if left == Self.rowLimit { list.empty = collection.backgroundView.flatMap(element) }
        return Screen.Element(.list(list))
    }

    // MARK: Rows

    private func row(at path: IndexPath, of table: UITableView) -> Screen.Row? {
        guard let cell = table.cell(at: path) else { return nil }
        let isSelected = table.isSelected(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        var row = Screen.Row()
        if table.allowsSelection, cell.selectionStyle != .none || cell.accessoryType == .disclosureIndicator {
            row.control = controls.id(of: .part(of: table, "row \(path)") { _ in table.select(path) })
        }
        row.enabled = cell.isUserInteractionEnabled
        row.selected = isSelected
        let height = table.height(at: path)
        if height > 0 { row.height = height }
        if let configuration = cell.contentConfiguration {
            add(configuration, to: &row)
        } else {
            addLabels(of: cell, to: &row)
        }
        row.accessory = accessory(of: cell.accessoryType)
        if cell.accessoryType == .detailDisclosureButton || cell.accessoryType == .detailButton {
            row.detailControl = controls.id(
                of: .part(of: table, "detail \(path)") { _ in
                    table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
                })
        }
        row.accessoryView = cell.accessoryView.flatMap(element)
        row.menu = menu(of: table.swipeActions(at: path), at: path, of: table, view: cell)
        row.background = cell.backgroundColor.map(Screen.Colour.init(_:))
        return row
    }

    private func item(
        at path: IndexPath, of collection: UICollectionView, list: UICollectionLayoutListConfiguration?
    ) -> Screen.Row? {
        guard let cell = collection.cell(at: path) else { return nil }
        let isSelected = collection.isSelected(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        var row = Screen.Row()
        if collection.allowsSelection {
            row.control = controls.id(of: .part(of: collection, "item \(path)") { _ in collection.select(path) })
        }
        row.enabled = cell.isUserInteractionEnabled
        row.selected = isSelected
        if let configuration = cell.contentConfiguration {
            add(configuration, to: &row)
        } else {
            add(contentOf: [cell.contentView, cell], to: &row)
        }
        switch (cell as? UICollectionViewListCell)?.accessories.last?.kind {
        case .disclosure: row.accessory = .disclosure
        case .checkmark: row.accessory = .checkmark
        default: break
        }
        let swipes = [list?.trailingSwipeActionsConfigurationProvider, list?.leadingSwipeActionsConfigurationProvider]
        row.menu = menu(of: swipes.flatMap { $0?(path)?.actions ?? [] }, at: path, of: collection, view: cell)
        let color = cell.backgroundConfiguration?.backgroundColor ?? cell.contentView.backgroundColor ?? cell.backgroundColor
        row.background = color.map(Screen.Colour.init(_:))
        return row
    }

    private func addLabels(of cell: UITableViewCell, to row: inout Screen.Row) {
        let content = contents(of: cell.contentView) + contents(of: cell)
        guard content.isEmpty else { return add(contentOf: [cell.contentView, cell], to: &row) }
        row.title = cell.textLabel?.text ?? ""
        if let label = cell.textLabel, label.textColor != .label { row.tint = Screen.Colour(label.textColor) }
        if let detail = cell.detailTextLabel?.text, !detail.isEmpty {
            let isBeside = cell.style == .value1 || cell.style == .value2
            if isBeside { row.detail = detail } else { row.subtitle = detail }
        }
        add(cell.imageView?.image, tint: cell.imageView?.inheritedTint, to: &row)
    }

    private func add(_ configuration: any UIContentConfiguration, to row: inout Screen.Row) {
        guard let list = configuration as? UIListContentConfiguration else {
            return add(contentOf: [configuration.makeContentView()], to: &row)
        }
        row.title = list.shownText ?? ""
        if list.textProperties.color != .label { row.tint = Screen.Colour(list.textProperties.color) }
        if let text = list.shownSecondaryText, !text.isEmpty {
            if list.prefersSideBySideTextAndSecondaryText { row.detail = text } else { row.subtitle = text }
        }
        add(list.image, tint: list.imageProperties.tintColor, to: &row)
    }

    private func add(_ image: UIImage?, tint: UIColor?, to row: inout Screen.Row) {
        row.image = self.image(image)
        if row.image != nil { row.imageTint = tint.map(Screen.Colour.init(_:)) }
    }

    private func add(contentOf views: [UIView], to row: inout Screen.Row) {
        row.title = views.flatMap(texts).joined(separator: " ")
        row.content = views.flatMap(contents)
    }

    func listContent(_ view: UIListContentView) -> Screen.Element {
        var row = Screen.Row()
        add(view.configuration, to: &row)
        var section = Screen.Section()
        section.rows = [row]
        var list = Screen.List()
        list.sections = [section]
        return Screen.Element(.list(list))
    }

    /// Returns the menu of a row's swipe actions.
    private func menu(
        of actions: [UIContextualAction], at path: IndexPath, of list: UIView, view: UIView
    ) -> Screen.Menu? {
        if actions.isEmpty { return nil }
        var menu = Screen.Menu()
        menu.children = actions.enumerated().map { index, action in
            var shown = Screen.MenuAction()
            shown.control = controls.id(
                of: .part(of: list, "swipe \(path) \(index)") { _ in action.handler(action, view) { _ in } })
            shown.title = action.title ?? action.image?.spokenName ?? "Action"
            shown.destructive = action.style == .destructive
            shown.image = image(action.image)
            return .action(shown)
        }
        return menu
    }

    /// A header or a footer: its text, else the content of its view.
    private func caption(_ view: UIView?, _ title: String?) -> Screen.Element? {
        let own = view as? UITableViewHeaderFooterView
        let text = (own?.contentConfiguration as? UIListContentConfiguration)?.shownText ?? own?.textLabel?.text ?? title
        if let text, !text.isEmpty {
            var label = Screen.Label()
            label.text = text
            return Screen.Element(.label(label))
        }
        guard let view else { return nil }
        return own.map { contents(of: $0.contentView).first } ?? element(view)
    }

    private func style(of style: UITableView.Style) -> Screen.List.Style {
        switch style {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .inset
        }
    }

    private func style(of appearance: UICollectionLayoutListConfiguration.Appearance) -> Screen.List.Style {
        switch appearance {
        case .grouped: .grouped
        case .insetGrouped: .inset
        default: .plain
        }
    }

    private func accessory(of type: UITableViewCell.AccessoryType) -> Screen.Row.Accessory? {
        switch type {
        case .disclosureIndicator, .detailDisclosureButton: .disclosure
        case .checkmark: .checkmark
        default: nil
        }
    }
}
