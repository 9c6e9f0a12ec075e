/// A rectangle in the view hierarchy. The page draws its content as far as the screen format can describe it.
@preconcurrency @MainActor open class UIView: UIResponder {
    open var frame: CGRect {
        didSet { valueDidChange(from: oldValue, to: frame) }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var transform = CGAffineTransform.identity {
        didSet { valueDidChange(from: oldValue, to: transform) }
    }
    open var isHidden = false {
        didSet { valueDidChange(from: oldValue, to: isHidden) }
    }
    open var alpha: CGFloat = 1 {
        didSet { alphaDidChange(from: oldValue) }
    }
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var isOpaque = true
    open var contentMode = ContentMode.scaleToFill
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return .init(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        set {
            layoutMargins = .init(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    @available(*, deprecated, message: "no effect") open var mask: UIView? { didSet { inert(self) } }
    open var backgroundColor: UIColor? {
        didSet { valueDidChange(from: oldValue, to: backgroundColor) }
    }
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            setNeedsScreenUpdate()
        }
    }
    @available(*, deprecated, message: "no effect")
    open var tintAdjustmentMode = TintAdjustmentMode.automatic { didSet { inert(self) } }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { valueDidChange(from: oldValue, to: overrideUserInterfaceStyle) }
    }
    open var accessibilityIdentifier: String?
    @available(*, deprecated, message: "no effect") open var isAccessibilityElement = false { didSet { inert(self) } }
    open var accessibilityLabel: String?
    open var accessibilityHint: String? {
        didSet { valueDidChange(from: oldValue, to: accessibilityHint) }
    }
    @available(*, deprecated, message: "no effect") open var accessibilityValue: String? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var accessibilityViewIsModal = false { didSet { inert(self) } }
    open var accessibilityElementsHidden = false {
        didSet { valueDidChange(from: oldValue, to: accessibilityElementsHidden) }
    }
    open var gestureRecognizers: [UIGestureRecognizer]?
    open lazy var layer: CALayer = {
        let layer = type(of: self).layerClass.init()
        layer.view = self
        return layer
    }()

    open internal(set) weak var superview: UIView?
    open internal(set) var subviews: [UIView] = []
    open internal(set) var constraints: [NSLayoutConstraint] = []

    /// The tint set on this view itself.
    package private(set) var ownTint: UIColor?
    /// The visible alpha. A view that fades out keeps its alpha until the end.
    package var shownAlpha: CGFloat = 1
    /// The controller, the bar item or the alert whose view this is.
    weak var partOwner: (any ScreenPart)?
    /// Constraints in which this view takes part, while they are active.
    var activeConstraints: [NSLayoutConstraint] = []
    /// The component that added the view to a controller's view or to its window.
    package private(set) var maker: String?
    /// Whether this is the web page itself rather than something drawn over it.
    package var isPage = false
    var guides: [UILayoutGuide] = []
    var priorities: [String: UILayoutPriority] = [:]
    var interactionList: [any UIInteraction] = []

    open class var layerClass: CALayer.Type { CALayer.self }

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

    open override var next: UIResponder? { partOwner as? UIViewController ?? superview }

    /// The traits, with the style that was requested here or further up.
    open var traitCollection: UITraitCollection {
        var view: UIView? = self
        while let current = view, current.overrideUserInterfaceStyle == .unspecified {
            if let controller = current.partOwner as? UIViewController { return controller.traitCollection }
            if let window = current as? UIWindow { return traits(with: window.shownStyle) }
            view = current.superview
        }
        return traits(with: view?.overrideUserInterfaceStyle ?? .unspecified)
    }

    private func traits(with style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(userInterfaceStyle: style, contentSizeCategory: window?.page.contentSizeCategory ?? .current)
    }

    open var window: UIWindow? {
        if let window = self as? UIWindow { return window }
        if let superview { return superview.window }
        return (partOwner as? UIViewController)?.containingWindow
    }

    // MARK: Methods to override

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func layoutSubviews() {}
    open func updateConstraints() {}
    open func draw(_ rect: CGRect) {}
    open func tintColorDidChange() {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { bounds.contains(point) ? self : nil }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: The hierarchy

    open func addSubview(_ view: UIView) {
        insertSubview(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        let window = window
        view.willMove(toSuperview: self)
        if view.window !== window { view.willMove(toWindow: window) }
        view.leave()
        view.superview = self
        if partOwner != nil || self is UIWindow { view.maker = Maker.current() }
        subviews.insert(view, at: max(0, min(index, subviews.count)))
        view.didMoveToSuperview()
        if window != nil { view.didMoveToWindow() }
        didAddSubview(view)
        setNeedsScreenUpdate()
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.append(view)
        setNeedsScreenUpdate()
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: 0)
        setNeedsScreenUpdate()
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
        setNeedsScreenUpdate()
    }

    open func removeFromSuperview() {
        guard superview != nil else { return }
        willMove(toSuperview: nil)
        leave()
        didMoveToSuperview()
    }

    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let first = pageWindow?.firstResponder as? UIView, first.isDescendant(of: self) else { return true }
        return first.resignFirstResponder()
    }

    @available(*, deprecated, message: "no effect")
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        inert(self)
        return UIView(frame: frame)
    }

    private func leave() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        superview.didRemove(self)
        superview.setNeedsScreenUpdate()
        self.superview = nil
    }

    /// Called after the removal of a subview, for containers that keep a second list of their views.
    func didRemove(_ view: UIView) {}

    var screenOwner: (any ScreenPart)? { superview ?? partOwner }
}

extension UIView: ScreenPart {
    public static let noIntrinsicMetric: CGFloat = -1
}
