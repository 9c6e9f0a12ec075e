public import UIKit

/// A view of a PDF. The page draws a placeholder with its name.
@preconcurrency @MainActor open class PDFView: UIView {
    open var document: PDFDocument? {
        didSet { label.text = document?.documentURL?.lastPathComponent ?? document.map { _ in "PDF" } }
    }
    @available(*, deprecated, message: "no effect") open var autoScales = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var displayDirection = PDFDisplayDirection.vertical { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var displaysPageBreaks = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var pageBreakMargins = UIEdgeInsets.zero { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var scaleFactor: CGFloat = 1 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var minScaleFactor: CGFloat = 1 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var maxScaleFactor: CGFloat = 1 { didSet { inert(self) } }
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var currentPage: PDFPage? { document?.page(at: 0) }
    @available(*, deprecated, message: "no effect") open weak var delegate: (any PDFViewDelegate)? { didSet { inert(self) } }
    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(label)
    }

    @available(*, deprecated, message: "no effect")
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) { inert(self) }
    @available(*, deprecated, message: "no effect") open func go(to page: PDFPage) { inert(self) }
    @available(*, deprecated, message: "no effect") open func goToNextPage(_ sender: Any?) { inert(self) }
    @available(*, deprecated, message: "no effect") open func goToPreviousPage(_ sender: Any?) { inert(self) }
    @available(*, deprecated, message: "no effect") open func goToFirstPage(_ sender: Any?) { inert(self) }
    open func layoutDocumentView() {}
}

@preconcurrency @MainActor public protocol PDFViewDelegate: AnyObject {}

public enum PDFDisplayMode: Int, Sendable {
    case singlePage = 0
    case singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable {
    case vertical = 0
    case horizontal
}

@preconcurrency @MainActor open class PDFThumbnailView: UIView {
    @available(*, deprecated, message: "no effect") open weak var pdfView: PDFView? { didSet { inert(self) } }
    open var thumbnailSize = CGSize.zero
    open var layoutMode = 0
}
