/// A rectangle in the hierarchy. What can be drawn of it in a page is what `ScreenWriter` finds: texts, images and controls.
@MainActor open class UIView: UIResponder {
    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var isHidden = false {
        didSet { valueDidChange(from: oldValue, to: isHidden) }
    }
    open var alpha: CGFloat = 1 {
        didSet { valueDidChange(from: oldValue, to: alpha) }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var transform = CGAffineTransform.identity
    open var contentMode = ContentMode.scaleToFill
    open var clipsToBounds = false
    open var isOpaque = true
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var directionalLayoutMargins = NSDirectionalEdgeInsets()
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var isAccessibilityElement = false
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var gestureRecognizers: [UIGestureRecognizer]?
    open private(set) lazy var layer = CALayer()
    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self)
    open private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self)
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// Those that say where this view is.
    package internal(set) var activeConstraints: [NSLayoutConstraint] = []
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var backgroundColor: UIColor? {
        didSet { valueDidChange(from: oldValue, to: backgroundColor) }
    }
    open var tintColor: UIColor! = .systemBlue
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { valueDidChange(from: oldValue, to: overrideUserInterfaceStyle) }
    }

    /// The controller whose view this is.
    weak var controller: UIViewController?
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
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsScreenUpdate()
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        addSubview(view)
        subviews.removeLast()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }

    open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { insertSubview(view, at: subviews.count) }
    }

    open func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { insertSubview(view, at: 0) }
    }

    open func didAddSubview(_ subview: UIView) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() { layoutSubviews() }
    open func setNeedsDisplay() {}
    open func sizeToFit() {}
    open func updateConstraints() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var intrinsicContentSize: CGSize { frame.size }
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }

    open var window: UIWindow? {
        self as? UIWindow ?? superview?.window ?? Stage.host?.window
    }

    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        setNeedsScreenUpdate()
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    var screenOwner: (any ScreenPart)? { superview ?? controller }

    /// Tells what the view is drawn in that it has changed.
    func setNeedsScreenUpdate() {
        screenOwner?.setNeedsScreenUpdate()
    }

    open override var next: UIResponder? { controller ?? superview }

    open func removeFromSuperview() {
        guard let owner = superview else { return }
        owner.subviews.removeAll { $0 === self }
        superview = nil
        didMoveToSuperview()
        owner.setNeedsScreenUpdate()
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

extension UIView: ScreenPart {}

extension UIView {
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
        case bottomRight
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}
