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
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var backgroundView: UIView? { didSet { Inert.note("UICollectionViewCell.backgroundView") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var selectedBackgroundView: UIView? { didSet { Inert.note("UICollectionViewCell.selectedBackgroundView") } }
    open var isSelected = false
    open var isHighlighted = false
}
