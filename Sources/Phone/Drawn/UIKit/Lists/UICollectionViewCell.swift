@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    open lazy var contentView: UIView = {
        let view = UIView()
        view.partOwner = self
        return view
    }()
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { setNeedsScreenUpdate() }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration?
    @available(*, deprecated, message: "no effect") open var backgroundView: UIView? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var selectedBackgroundView: UIView? { didSet { inert(self) } }
    open var isSelected = false
    open var isHighlighted = false
}

/// A cell, or the header or footer of a section.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var reuseIdentifier: String? { nil }
    open func prepareForReuse() {}
}

/// A cell that looks like a table's row.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] {
        didSet { setNeedsScreenUpdate() }
    }
    @available(*, deprecated, message: "no effect") open var indentationLevel = 0 { didSet { inert(self) } }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

extension UICollectionView {
    /// The configuration of cells from their items.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler

        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }
}
