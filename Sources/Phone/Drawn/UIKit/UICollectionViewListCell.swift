/// A cell that looks like a table's row.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] {
        didSet { setNeedsScreenUpdate() }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var indentationLevel = 0 { didSet { Inert.note("UICollectionViewListCell.indentationLevel") } }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
