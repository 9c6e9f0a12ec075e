/// A cell, or what stands above or below a section of them.
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
