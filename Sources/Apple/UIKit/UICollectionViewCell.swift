@MainActor open class UICollectionViewCell: UIView {
    open lazy var contentView = UIView()

    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
}
