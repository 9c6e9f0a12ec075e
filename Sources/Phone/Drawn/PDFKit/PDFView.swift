public import UIKit

/// Where a PDF is seen: a placeholder with its name.
@preconcurrency @MainActor open class PDFView: UIView {
    open var document: PDFDocument? {
        didSet { label.text = document?.documentURL?.lastPathComponent ?? document.map { _ in "PDF" } }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var autoScales = false { didSet { Inert.note("PDFView.autoScales") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { Inert.note("PDFView.displayMode") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var displayDirection = PDFDisplayDirection.vertical { didSet { Inert.note("PDFView.displayDirection") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var displaysPageBreaks = true { didSet { Inert.note("PDFView.displaysPageBreaks") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var pageBreakMargins = UIEdgeInsets.zero { didSet { Inert.note("PDFView.pageBreakMargins") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var scaleFactor: CGFloat = 1 { didSet { Inert.note("PDFView.scaleFactor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var minScaleFactor: CGFloat = 1 { didSet { Inert.note("PDFView.minScaleFactor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var maxScaleFactor: CGFloat = 1 { didSet { Inert.note("PDFView.maxScaleFactor") } }
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var currentPage: PDFPage? { document?.page(at: 0) }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open weak var delegate: (any PDFViewDelegate)? { didSet { Inert.note("PDFView.delegate") } }
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
    @available(*, deprecated, message: "Does nothing in a browser.")
    open weak var pdfView: PDFView? { didSet { Inert.note("PDFThumbnailView.pdfView") } }
    open var thumbnailSize = CGSize.zero
    open var layoutMode = 0
}
