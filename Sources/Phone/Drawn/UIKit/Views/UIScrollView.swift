/// A view with content that is larger than its frame. The insets of a page's scroll view are ignored: the page leaves room for
/// the bars itself.
@preconcurrency @MainActor open class UIScrollView: UIView {
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag, interactive
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes, never, always
    }

    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black, white
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
    }

    open weak var delegate: (any UIScrollViewDelegate)?
    open var contentInset = UIEdgeInsets.zero
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    @available(*, deprecated, message: "no effect")
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var scrollIndicatorInsets = UIEdgeInsets.zero { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { inert(self) } }
    open var automaticallyAdjustsScrollIndicatorInsets = true
    @available(*, deprecated, message: "no effect") open var indicatorStyle = IndicatorStyle.default { didSet { inert(self) } }
    /// The requested offset. A page does not report the user's scrolling.
    open var contentOffset = CGPoint.zero {
        didSet { if contentOffset != oldValue { scroll(animated: false) } }
    }
    /// Scrolls the page; `nil` for scroll views that are not a page's.
    package var scrollPage: ((CGPoint, Bool) -> Void)?
    private var isAnimated = false
    open var contentSize = CGSize.zero
    @available(*, deprecated, message: "no effect") open var isScrollEnabled = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isPagingEnabled = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isDirectionalLockEnabled = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var bounces = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var bouncesZoom = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var alwaysBounceVertical = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var alwaysBounceHorizontal = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var showsVerticalScrollIndicator = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var showsHorizontalScrollIndicator = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var keyboardDismissMode = KeyboardDismissMode.none { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var decelerationRate = DecelerationRate.normal { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var delaysContentTouches = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var canCancelContentTouches = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var scrollsToTop = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var minimumZoomScale: CGFloat = 1 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var maximumZoomScale: CGFloat = 1 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var zoomScale: CGFloat = 1 { didSet { inert(self) } }
    open var isDragging: Bool { false }
    open var isTracking: Bool { false }
    open var isDecelerating: Bool { false }
    open var refreshControl: UIRefreshControl? {
        didSet {
            refreshControl?.partOwner = self
            setNeedsScreenUpdate()
        }
    }
    @available(*, deprecated, message: "no effect")
    open lazy var panGestureRecognizer = Inert.note(
        "UIScrollView.panGestureRecognizer", returning: UIPanGestureRecognizer())
    @available(*, deprecated, message: "no effect")
    open lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = Inert.note(
        "UIScrollView.pinchGestureRecognizer", returning: UIPinchGestureRecognizer())
    open var contentLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
    open var frameLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        isAnimated = animated
        // The user may have scrolled since.
        if contentOffset == self.contentOffset { scroll(animated: animated) } else { self.contentOffset = contentOffset }
        isAnimated = false
    }

    @available(*, deprecated, message: "no effect")
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        inert(self)
        contentOffset = rect.origin
    }

    private func scroll(animated: Bool) {
        if let scrollPage {
            scrollPage(contentOffset, animated || isAnimated)
        } else {
            Inert.note("UIScrollView.contentOffset of another view than the page")
        }
        delegate?.scrollViewDidScroll(self)
    }

    @available(*, deprecated, message: "no effect")
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = scale
    }

    @available(*, deprecated, message: "no effect") open func flashScrollIndicators() { inert(self) }
}

/// Handles scrolling.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
