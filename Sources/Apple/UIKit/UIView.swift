/// A rectangle in the hierarchy. Pages draw web content, so a view has a place here but no picture.
@MainActor open class UIView: UIResponder {
    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .systemBlue
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// The style that was asked for here or further up.
    open var traitCollection: UITraitCollection {
        var view: UIView? = self
        while let current = view, current.overrideUserInterfaceStyle == .unspecified { view = current.superview }
        return UITraitCollection(userInterfaceStyle: view?.overrideUserInterfaceStyle ?? .unspecified)
    }
}
