/// A table. The page shows it row by row.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped, insetGrouped
    }

    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top, middle, bottom
    }

    public static let automaticDimension: CGFloat = -1
    public static let indexSearch = "{search}"

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }
    open var tableHeaderView: UIView? {
        didSet { adopt(tableHeaderView) }
    }
    open var tableFooterView: UIView? {
        didSet { adopt(tableFooterView) }
    }
    open var backgroundView: UIView? {
        didSet { adopt(backgroundView) }
    }
    /// The least height of a row.
    open var rowHeight: CGFloat = automaticDimension {
        didSet { valueDidChange(from: oldValue, to: rowHeight) }
    }
    open var estimatedRowHeight: CGFloat = automaticDimension
    @available(*, deprecated, message: "no effect")
    open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var sectionFooterHeight: CGFloat = automaticDimension { didSet { inert(self) } }
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    @available(*, deprecated, message: "no effect")
    open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var separatorColor: UIColor? = .separator { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var separatorInset = UIEdgeInsets.zero { didSet { inert(self) } }
    open var cellLayoutMarginsFollowReadableWidth = false
    open var allowsSelection = true {
        didSet { valueDidChange(from: oldValue, to: allowsSelection) }
    }
    open var allowsMultipleSelection = false
    @available(*, deprecated, message: "no effect") open var allowsSelectionDuringEditing = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var allowsMultipleSelectionDuringEditing = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var isEditing: Bool {
        get { keptEditing }
        set {
            inert(self)
            keptEditing = newValue
        }
    }
    var keptEditing = false

    private var classes: [String: UITableViewCell.Type] = [:]
    private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var selection: [IndexPath] = []

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public override init(frame: CGRect) {
        style = .plain
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        classes[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerClasses[identifier].map { $0.init(reuseIdentifier: identifier) }
    }

    /// Returns the row's cell. It is created when it is first drawn, and kept until the row is reloaded.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

    // MARK: Rows

    open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }

    open func numberOfRows(inSection section: Int) -> Int {
        max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
    }

    open func reloadData() {
        cells = [:]
        selection = []
        setNeedsScreenUpdate()
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        for path in indexPaths { cells[path] = nil }
        setNeedsScreenUpdate()
    }

    open func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadCells() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadCells() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadCells() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadCells() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadCells() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadCells() }
    open func beginUpdates() {}
    open func endUpdates() { reloadCells() }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadCells()
        if let completion { MainTurn.after(0) { completion(true) } }
    }

    @available(*, deprecated, message: "no effect")
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) { inert(self) }
    @available(*, deprecated, message: "no effect")
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    // MARK: The selection

    open var indexPathForSelectedRow: IndexPath? { selection.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if let indexPath { note(indexPath) }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        setNeedsScreenUpdate()
    }

    // MARK: For the page

    package var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    package func cell(at path: IndexPath) -> UITableViewCell? {
        if let cell = cells[path] { return cell }
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        cell.partOwner = self
        cells[path] = cell
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// Returns the requested least height; not positive when the row's content decides.
    package func height(at path: IndexPath) -> CGFloat {
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? Self.automaticDimension
        return height == Self.automaticDimension ? rowHeight : height
    }

    package func isSelected(_ path: IndexPath) -> Bool { selection.contains(path) }

    /// Simulates a tap on a row.
    package func select(_ path: IndexPath) {
        guard path.section < numberOfSections, path.row < numberOfRows(inSection: path.section) else { return }
        guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        // Highlighted as long as the finger is down.
        let cell = cellForRow(at: path)
        cell?.setHighlighted(true, animated: false)
        defer { cell?.setHighlighted(false, animated: true) }
        if allowsMultipleSelection, isSelected(path) {
            deselectRow(at: path, animated: true)
            tableDelegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        let delegate = tableDelegate
        guard let path = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path) else { return }
        let old = allowsMultipleSelection ? [] : selection.filter { $0 != path }
        for other in old { deselectRow(at: other, animated: false) }
        note(path)
        for other in old { delegate?.tableView(self, didDeselectRowAt: other) }
        delegate?.tableView(self, didSelectRowAt: path)
    }

    /// Returns a row's swipe actions: those at its end, then those at its beginning.
    package func swipeActions(at path: IndexPath) -> [UIContextualAction] {
        let trailing = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)?.actions
        let leading = tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
        if let trailing { return trailing + leading }
        guard dataSource?.tableView(self, canEditRowAt: path) == true else { return leading }
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            if let self { self.dataSource?.tableView(self, commit: .delete, forRowAt: path) }
            done(true)
        }
        return [delete] + leading
    }

    private func note(_ path: IndexPath) {
        if !allowsMultipleSelection { selection = [] }
        if !isSelected(path) { selection.append(path) }
        setNeedsScreenUpdate()
    }

    private func reloadCells() {
        cells = [:]
        setNeedsScreenUpdate()
    }

    private func adopt(_ view: UIView?) {
        view?.partOwner = self
        setNeedsScreenUpdate()
    }
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int { count > 0 ? self[0] : 0 }
    public var row: Int { count > 1 ? self[1] : 0 }
    public var item: Int { row }
}
