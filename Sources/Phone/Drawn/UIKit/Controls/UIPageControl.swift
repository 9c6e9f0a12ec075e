/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    open var numberOfPages = 0 {
        didSet { valueDidChange(from: oldValue, to: numberOfPages) }
    }
    open var currentPage = 0 {
        didSet {
            let clamped = max(0, min(currentPage, max(1, numberOfPages) - 1))
            if clamped != currentPage { currentPage = clamped }
            valueDidChange(from: oldValue, to: currentPage)
        }
    }
    open var hidesForSinglePage = false {
        didSet { valueDidChange(from: oldValue, to: hidesForSinglePage) }
    }
    @available(*, deprecated, message: "no effect") open var pageIndicatorTintColor: UIColor? { didSet { inert(self) } }
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { valueDidChange(from: oldValue, to: currentPageIndicatorTintColor) }
    }
    @available(*, deprecated, message: "no effect") open var allowsContinuousInteraction = true { didSet { inert(self) } }

    open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: 16 * CGFloat(pageCount), height: 26) }

    /// Simulates a tap on a dot.
    package func turn(to page: Int) {
        guard page != currentPage else { return }
        currentPage = page
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
