/// A layout of sections, of which lists are drawn as such.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    package let list: UICollectionLayoutListConfiguration

    private init(list: UICollectionLayoutListConfiguration) {
        self.list = list
        super.init()
    }

    public class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout(list: configuration)
    }

    override var hasHeaders: Bool { list.headerMode == .supplementary }
}
