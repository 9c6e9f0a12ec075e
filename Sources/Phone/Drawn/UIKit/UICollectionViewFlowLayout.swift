@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var minimumLineSpacing: CGFloat = 10 { didSet { Inert.note("UICollectionViewFlowLayout.minimumLineSpacing") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { Inert.note("UICollectionViewFlowLayout.minimumInteritemSpacing") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var sectionInset = UIEdgeInsets.zero { didSet { Inert.note("UICollectionViewFlowLayout.sectionInset") } }
    open var headerReferenceSize = CGSize.zero
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var footerReferenceSize = CGSize.zero {
        didSet { Inert.note("UICollectionViewFlowLayout.footerReferenceSize") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { Inert.note("UICollectionViewFlowLayout.scrollDirection") }
    }

    public static let automaticSize = CGSize(width: 0, height: 0)

    override var hasHeaders: Bool { headerReferenceSize != .zero }
    package override var isGrid: Bool { true }
}
