/// A list, which the page shows row by row.
@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped, insetGrouped
    }

    public static let automaticDimension: CGFloat = -1

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { setNeedsScreenUpdate() }
    }
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open var rowHeight: CGFloat = automaticDimension
    open var estimatedRowHeight: CGFloat = automaticDimension
    open var sectionHeaderHeight: CGFloat = automaticDimension
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets.zero
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    private var classes: [String: UITableViewCell.Type] = [:]

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

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        classes[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func reloadData() { setNeedsScreenUpdate() }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsScreenUpdate() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsScreenUpdate() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsScreenUpdate() }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle
        case automatic = 100
    }

    package var rows: [IndexPath] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).flatMap { section in
            (0..<max(0, numberOfRows(inSection: section))).map { IndexPath(indexes: [section, $0]) }
        }
    }

    package func cell(at path: IndexPath) -> UITableViewCell? { dataSource?.tableView(self, cellForRowAt: path) }

    package func select(_ path: IndexPath) {
        (delegate as? any UITableViewDelegate)?.tableView(self, didSelectRowAt: path)
    }
}
