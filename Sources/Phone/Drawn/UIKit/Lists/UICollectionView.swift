/// A collection of cells. The page shows it as a list, or as a grid when its layout is a flow layout.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open var collectionViewLayout: UICollectionViewLayout {
        didSet { setNeedsScreenUpdate() }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { reloadData() }
    }
    open var backgroundView: UIView? {
        didSet {
            backgroundView?.partOwner = self
            setNeedsScreenUpdate()
        }
    }
    open var allowsSelection = true {
        didSet { valueDidChange(from: oldValue, to: allowsSelection) }
    }
    open var allowsMultipleSelection = false
    @available(*, deprecated, message: "no effect") open var isEditing = false { didSet { inert(self) } }
    private var classes: [String: UICollectionViewCell.Type] = [:]
    private var supplementaryClasses: [String: UICollectionReusableView.Type] = [:]
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var selection: [IndexPath] = []

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UICollectionViewCell.Type
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        supplementaryClasses[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
    }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        (classes[identifier] ?? UICollectionViewCell.self).init(frame: .zero)
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        (supplementaryClasses[elementKind + identifier] ?? UICollectionReusableView.self).init(frame: .zero)
    }

    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = Cell(frame: .zero)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

    // MARK: Items

    open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }

    open func numberOfItems(inSection section: Int) -> Int {
        max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
    }

    open func reloadData() {
        selection = []
        reloadCells()
    }

    open func reloadItems(at indexPaths: [IndexPath]) { reloadCells() }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadCells() }
    open func reloadSections(_ sections: IndexSet) { reloadCells() }
    open func insertItems(at indexPaths: [IndexPath]) { reloadCells() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadCells() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadCells() }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadCells()
        if let completion { MainTurn.after(0) { completion(true) } }
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    // MARK: The selection

    open var indexPathsForSelectedItems: [IndexPath]? { selection }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        setNeedsScreenUpdate()
    }

    // MARK: For the page

    package func cell(at path: IndexPath) -> UICollectionViewCell? {
        if let cell = cells[path] { return cell }
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        cell.partOwner = self
        cells[path] = cell
        return cell
    }

    package func isSelected(_ path: IndexPath) -> Bool { selection.contains(path) }

    package func header(of section: Int) -> UICollectionReusableView? {
        guard collectionViewLayout.hasHeaders else { return nil }
        return dataSource?.collectionView(
            self, viewForSupplementaryElementOfKind: Self.elementKindSectionHeader,
            at: IndexPath(item: 0, section: section))
    }

    /// Simulates a tap on a cell.
    package func select(_ path: IndexPath) {
        guard path.section < numberOfSections, path.item < numberOfItems(inSection: path.section) else { return }
        let cell = cellForItem(at: path)
        cell?.isHighlighted = true
        defer { cell?.isHighlighted = false }
        let delegate = delegate as? any UICollectionViewDelegate
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if allowsMultipleSelection, isSelected(path) {
            deselectItem(at: path, animated: true)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        let old = allowsMultipleSelection ? [] : selection.filter { $0 != path }
        selection = (allowsMultipleSelection ? selection : []) + [path]
        setNeedsScreenUpdate()
        for other in old { delegate?.collectionView(self, didDeselectItemAt: other) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    private func reloadCells() {
        cells = [:]
        setNeedsScreenUpdate()
    }
}

@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}
