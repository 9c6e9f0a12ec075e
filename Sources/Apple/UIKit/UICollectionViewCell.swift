@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    open lazy var contentView: UIView = {
        let view = UIView()
        view.partOwner = self
        return view
    }()
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { setNeedsScreenUpdate() }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var isSelected = false
    open var isHighlighted = false
}
