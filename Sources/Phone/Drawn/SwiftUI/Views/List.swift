/// Rows.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let content: Content

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func render(in context: RenderContext) -> [UIView] {
        context.table(of: content, style: context.environment.listStyle)
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }

    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        content = ForEach(data, content: rowContent)
    }
}

/// Rows of inputs.
public struct Form<Content: View>: PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func render(in context: RenderContext) -> [UIView] { context.table(of: content, style: .insetGrouped) }
}

extension RenderContext {
    func table(of content: some View, style: UITableView.Style) -> [UIView] {
        let views = with { $0.isInList = true }.rows(of: content)
        let source = node.value("source") { ListSource() }
        let table = child(style, UITableView.self).view { () -> UITableView in
            let table = UITableView(frame: .zero, style: style)
            table.dataSource = source
            table.delegate = source
            return table
        }
        source.show(views)
        if let refresh = environment.refresh { addRefresh(refresh, to: table) }
        table.reloadData()
        return [table]
    }

    private func rows(of content: some View) -> [UIView] { content.rendered(in: self) }

    private func addRefresh(_ refresh: RefreshAction, to table: UITableView) {
        guard table.refreshControl == nil else { return }
        let control = UIRefreshControl()
        control.addAction(
            UIAction { action in
                let control = action.sender as? UIRefreshControl
                Task { @MainActor in
                    await refresh()
                    control?.endRefreshing()
                }
            }, for: .valueChanged)
        table.refreshControl = control
    }
}

/// Provides a table with the rendered rows.
@MainActor private final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    private struct Part {
        var header: String?
        var footer: String?
        var rows: [UIView] = []
    }

    private var parts: [Part] = []
    private var cells: [ObjectIdentifier: UITableViewCell] = [:]

    func show(_ views: [UIView]) {
        parts = []
        var loose = Part()
        for view in views {
            if let section = view as? SectionView {
                if !loose.rows.isEmpty { parts.append(loose) }
                loose = Part()
                parts.append(Part(header: section.header, footer: section.footer, rows: section.rows))
            } else {
                loose.rows.append(view)
            }
        }
        if !loose.rows.isEmpty { parts.append(loose) }
        let shown = Set(parts.flatMap(\.rows).map { ObjectIdentifier($0) })
        cells = cells.filter { shown.contains($0.key) }
    }

    func numberOfSections(in tableView: UITableView) -> Int { parts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { parts[section].rows.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { parts[section].header }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { parts[section].footer }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = parts[indexPath.section].rows[indexPath.row]
        let cell = cells[ObjectIdentifier(row)] ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        cells[ObjectIdentifier(row)] = cell
        if row.superview !== cell.contentView { cell.contentView.addSubview(row) }
        let link = row as? LinkView
        cell.selectionStyle = link == nil ? .none : .default
        cell.accessoryType = link == nil ? .none : .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        (parts[indexPath.section].rows[indexPath.row] as? LinkView)?.follow?()
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        parts[indexPath.section].rows[indexPath.row].swipe != nil
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        parts[indexPath.section].rows[indexPath.row].swipe?()
    }
}

public struct ListStyle: Sendable {
    let style: UITableView.Style
    public static let automatic = ListStyle(style: .insetGrouped)
    public static let plain = ListStyle(style: .plain)
    public static let grouped = ListStyle(style: .grouped)
    public static let inset = ListStyle(style: .plain)
    public static let insetGrouped = ListStyle(style: .insetGrouped)
    public static let sidebar = ListStyle(style: .plain)
}

extension View {
    public func listStyle(_ style: ListStyle) -> some View { environment(\.listStyle, style.style) }

    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}

@available(*, deprecated, message: "no effect")
extension View {
    public func listRowBackground<V: View>(_ view: V?) -> some View { inert() }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { inert() }
    public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { inert() }
    public func listSectionSeparator(_ visibility: Visibility) -> some View { inert() }
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { inert() }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { inert() }
    public func formStyle(_ style: FormStyle) -> some View { inert() }
}

public struct FormStyle: Sendable {
    public static let automatic = FormStyle()
    public static let grouped = FormStyle()
    public static let columns = FormStyle()
}
