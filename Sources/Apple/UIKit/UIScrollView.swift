/// The part of a web view that scrolls. Its insets are those of the bars, which the page leaves room for by itself.
@MainActor open class UIScrollView: UIView {
    open var contentInset = UIEdgeInsets.zero
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var contentOffset = CGPoint.zero
    open var contentSize = CGSize.zero
    open var isScrollEnabled = true
    open var bounces = true
}
