/// Where the cells of a collection are.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }
    open func invalidateLayout() {}

    var hasHeaders: Bool { false }
    /// Whether cells stand beside each other.
    package var isGrid: Bool { false }
}
