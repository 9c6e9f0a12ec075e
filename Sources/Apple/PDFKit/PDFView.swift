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

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        Inert.note("PDFView.usePageViewController(_:withViewOptions:)")
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func go(to page: PDFPage) { Inert.note("PDFView.go(to:)") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func goToNextPage(_ sender: Any?) { Inert.note("PDFView.goToNextPage(_:)") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func goToPreviousPage(_ sender: Any?) { Inert.note("PDFView.goToPreviousPage(_:)") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func goToFirstPage(_ sender: Any?) { Inert.note("PDFView.goToFirstPage(_:)") }
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
