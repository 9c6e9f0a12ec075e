/// A view that is larger than its frame. A web view's insets are those of the bars, which the page leaves room for by itself.
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
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var indicatorStyle = IndicatorStyle.default
    open var contentOffset = CGPoint.zero {
        didSet { if contentOffset != oldValue { delegate?.scrollViewDidScroll(self) } }
    }
    open var contentSize = CGSize.zero
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var bouncesZoom = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var decelerationRate = DecelerationRate.normal
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var isDragging: Bool { false }
    open var isTracking: Bool { false }
    open var isDecelerating: Bool { false }
    open var refreshControl: UIRefreshControl? {
        didSet {
            refreshControl?.partOwner = self
            setNeedsScreenUpdate()
        }
    }
    open lazy var panGestureRecognizer = UIPanGestureRecognizer()
    open lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open var contentLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
    open var frameLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        contentOffset = rect.origin
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = scale
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func flashScrollIndicators() { Inert.note("UIScrollView.flashScrollIndicators()") }
}
