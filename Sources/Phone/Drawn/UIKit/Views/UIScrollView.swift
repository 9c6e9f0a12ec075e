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
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { Inert.note("UIScrollView.contentInsetAdjustmentBehavior") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var scrollIndicatorInsets = UIEdgeInsets.zero { didSet { Inert.note("UIScrollView.scrollIndicatorInsets") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { Inert.note("UIScrollView.verticalScrollIndicatorInsets") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { Inert.note("UIScrollView.horizontalScrollIndicatorInsets") }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var indicatorStyle = IndicatorStyle.default { didSet { Inert.note("UIScrollView.indicatorStyle") } }
    /// What was asked for: a page does not tell where a person has scrolled to.
    open var contentOffset = CGPoint.zero {
        didSet { if contentOffset != oldValue { scroll(animated: false) } }
    }
    /// Scrolls the page; of other views than a page's, nothing is scrolled.
    package var scrollPage: ((CGPoint, Bool) -> Void)?
    private var isAnimated = false
    open var contentSize = CGSize.zero
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isScrollEnabled = true { didSet { Inert.note("UIScrollView.isScrollEnabled") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isPagingEnabled = false { didSet { Inert.note("UIScrollView.isPagingEnabled") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isDirectionalLockEnabled = false { didSet { Inert.note("UIScrollView.isDirectionalLockEnabled") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var bounces = true { didSet { Inert.note("UIScrollView.bounces") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var bouncesZoom = true { didSet { Inert.note("UIScrollView.bouncesZoom") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var alwaysBounceVertical = false { didSet { Inert.note("UIScrollView.alwaysBounceVertical") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var alwaysBounceHorizontal = false { didSet { Inert.note("UIScrollView.alwaysBounceHorizontal") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var showsVerticalScrollIndicator = true { didSet { Inert.note("UIScrollView.showsVerticalScrollIndicator") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var showsHorizontalScrollIndicator = true {
        didSet { Inert.note("UIScrollView.showsHorizontalScrollIndicator") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var keyboardDismissMode = KeyboardDismissMode.none {
        didSet { Inert.note("UIScrollView.keyboardDismissMode") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var decelerationRate = DecelerationRate.normal { didSet { Inert.note("UIScrollView.decelerationRate") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var delaysContentTouches = true { didSet { Inert.note("UIScrollView.delaysContentTouches") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var canCancelContentTouches = true { didSet { Inert.note("UIScrollView.canCancelContentTouches") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var scrollsToTop = true { didSet { Inert.note("UIScrollView.scrollsToTop") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var minimumZoomScale: CGFloat = 1 { didSet { Inert.note("UIScrollView.minimumZoomScale") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var maximumZoomScale: CGFloat = 1 { didSet { Inert.note("UIScrollView.maximumZoomScale") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var zoomScale: CGFloat = 1 { didSet { Inert.note("UIScrollView.zoomScale") } }
    open var isDragging: Bool { false }
    open var isTracking: Bool { false }
    open var isDecelerating: Bool { false }
    open var refreshControl: UIRefreshControl? {
        didSet {
            refreshControl?.partOwner = self
            setNeedsScreenUpdate()
        }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open lazy var panGestureRecognizer = Inert.note(
        "UIScrollView.panGestureRecognizer", returning: UIPanGestureRecognizer())
    @available(*, deprecated, message: "Does nothing in a browser.")
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
        // A person may have scrolled since.
        if contentOffset == self.contentOffset { scroll(animated: animated) } else { self.contentOffset = contentOffset }
        isAnimated = false
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        Inert.note("UIScrollView.scrollRectToVisible(_:animated:)")
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

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = scale
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func flashScrollIndicators() { Inert.note("UIScrollView.flashScrollIndicators()") }
}

/// Hears of what a person scrolls.
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
