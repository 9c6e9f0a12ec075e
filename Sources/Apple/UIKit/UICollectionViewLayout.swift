/// Where the cells of a collection are.
@MainActor open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }
    open func invalidateLayout() {}
}
