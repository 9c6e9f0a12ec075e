@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var sectionInset = UIEdgeInsets.zero
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    public static let automaticSize = CGSize(width: 0, height: 0)

    override var hasHeaders: Bool { headerReferenceSize != .zero }
    package override var isGrid: Bool { true }
}
