@_exported public import UIKit

/// A PDF document. Only its bytes are known; they are not parsed.
open class PDFDocument: NSObject, @unchecked Sendable {
    public let documentURL: URL?
    private var contents: Data?
    private var pages: [PDFPage] = []

    public override init() {
        documentURL = nil
        super.init()
    }

    public init?(url: URL) {
        documentURL = url
        contents = url.isFileURL ? try? Data(contentsOf: url) : nil
        super.init()
        if url.isFileURL, contents == nil { return nil }
    }

    public init?(data: Data) {
        documentURL = nil
        contents = data
        super.init()
    }

    open var pageCount: Int { max(pages.count, contents == nil ? 0 : 1) }
    open var string: String? { nil }
    open var isEncrypted: Bool { false }
    open var isLocked: Bool { false }
    @available(*, deprecated, message: "no effect") open var documentAttributes: [AnyHashable: Any]? { didSet { inert(self) } }

    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: min(index, pages.count)) }
    open func removePage(at index: Int) { pages.remove(at: index) }
    open func unlock(withPassword password: String) -> Bool { true }
    /// Returns the bytes that were read, or a PDF of the inserted pages if they are JPEG images.
    open func dataRepresentation() -> Data? {
        if pages.isEmpty { return contents }
        if contents == nil, let data = PDFWriter.data(of: pages.map(\.image)) { return data }
        Inert.note("PDFDocument.insert(_:at:) of what is no JPEG image, or into what was read,")
        return contents
    }

    @discardableResult
    open func write(to url: URL) -> Bool {
        guard let data = dataRepresentation() else { return false }
        return (try? data.write(to: url)) != nil
    }
}

open class PDFPage: NSObject, @unchecked Sendable {
    let image: UIImage?

    public override init() {
        image = nil
        super.init()
    }

    public init?(image: UIImage) {
        self.image = image
        super.init()
    }

    open var string: String? { nil }
    open var label: String? { nil }
    /// Returns the image's bounds for a page made from an image, otherwise those of an A4 sheet.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        CGRect(origin: .zero, size: image?.size ?? CGSize(width: 595, height: 842))
    }
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image ?? UIImage() }
}

public enum PDFDisplayBox: Int, Sendable {
    case mediaBox = 0
    case cropBox, bleedBox, trimBox, artBox
}
