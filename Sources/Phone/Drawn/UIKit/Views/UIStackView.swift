/// Lays out views in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { valueDidChange(from: oldValue, to: axis) }
    }
    open var spacing: CGFloat = 0 {
        didSet { valueDidChange(from: oldValue, to: spacing) }
    }
    open var distribution = Distribution.fill {
        didSet { valueDidChange(from: oldValue, to: distribution) }
    }
    open var alignment = Alignment.fill {
        didSet { valueDidChange(from: oldValue, to: alignment) }
    }
    @available(*, deprecated, message: "no effect") open var isBaselineRelativeArrangement = false { didSet { inert(self) } }
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { valueDidChange(from: oldValue, to: isLayoutMarginsRelativeArrangement) }
    }
    /// Whether it scrolls sideways when it does not fit.
    package var scrollsSideways = false {
        didSet { valueDidChange(from: oldValue, to: scrollsSideways) }
    }
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    public static let spacingUseSystem: CGFloat = 8

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    }

    /// Removes the view from the arrangement. As on iOS, it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        setNeedsScreenUpdate()
    }

    @available(*, deprecated, message: "no effect")
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { inert(self) }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat { spacing }

    override func didRemove(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
    }
}
