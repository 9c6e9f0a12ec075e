extension UICollectionView {
    /// How a cell is filled with what its item has.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler

        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }
}
