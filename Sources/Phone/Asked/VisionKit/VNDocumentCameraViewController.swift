public import UIKit

/// A camera that scans documents. The page asks for the images of their pages.
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController, AskingController {
    nonisolated open class var isSupported: Bool { true }

    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    package private(set) var isAsking = true
    private var ask: Ask?

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let ask = Ask(.image, "Scan Documents", message: "An image for each page.", details: [.maximum(0)])
        self.ask = ask
        ask.begin(in: view.window, for: ChosenImages.self) { [weak self] in self?.finish($0) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ask?.withdraw()
    }

    private func finish(_ outcome: Ask.Outcome<ChosenImages>) {
        isAsking = false
        setNeedsScreenUpdate()
        guard let delegate else { return dismiss(animated: true) }
        if let images = outcome.answer?.decoded, !images.isEmpty {
            delegate.documentCameraViewController(self, didFinishWith: VNDocumentCameraScan(images))
        } else {
            delegate.documentCameraViewControllerDidCancel(self)
        }
    }
}

@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

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
