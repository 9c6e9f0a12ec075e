/// A cell that looks like a table's row.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] {
        didSet { setNeedsScreenUpdate() }
    }
    open var indentationLevel = 0

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
