public import UIKit

/// The pages of a scanned document.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
    private let images: [UIImage]

    init(_ images: [UIImage]) {
        self.images = images
        super.init()
    }

    open var pageCount: Int { images.count }
    open var title: String { "Scanned Document" }

    /// - Precondition: the index is that of a page.
    open func imageOfPage(at index: Int) -> UIImage { images[index] }
}
