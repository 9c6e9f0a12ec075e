public import UIKit

/// Where a PDF is seen: a placeholder with its name.
@preconcurrency @MainActor open class PDFView: UIView {
    open var document: PDFDocument? {
        didSet { label.text = document?.documentURL?.lastPathComponent ?? document.map { _ in "PDF" } }
    }
    open var autoScales = false
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displaysPageBreaks = true
    open var pageBreakMargins = UIEdgeInsets.zero
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 1
    open var maxScaleFactor: CGFloat = 1
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var currentPage: PDFPage? { document?.page(at: 0) }
    open weak var delegate: (any PDFViewDelegate)?
    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(label)
    }

    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    open func go(to page: PDFPage) {}
    open func goToNextPage(_ sender: Any?) {}
    open func goToPreviousPage(_ sender: Any?) {}
    open func goToFirstPage(_ sender: Any?) {}
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
    open weak var pdfView: PDFView?
    open var thumbnailSize = CGSize.zero
    open var layoutMode = 0
}
