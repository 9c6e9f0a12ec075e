import HotwireNative
import UIKit
import VisionKit

/// Scans documents, and sends the page the image of each of their pages.
public final class DocumentScannerComponent: BridgeComponent {
    public override class var name: String { "document-scanner" }

    private lazy var scanner = Scanner { [weak self] page in
        guard let data = page.jpegData(compressionQuality: 0.7) else { return }
        self?.reply(to: "scan", with: Reply(imageData: data.base64EncodedString()))
    }

    public override func onReceive(message: Message) {
        guard message.event == "scan" else { return ignore(message, knows: "scan") }
        guard let viewController, VNDocumentCameraViewController.isSupported else { return }

        let camera = VNDocumentCameraViewController()
        camera.delegate = scanner
        viewController.present(camera, animated: true)
    }
}

extension DocumentScannerComponent {
    fileprivate struct Reply: Encodable {
        let imageData: String
    }

    @MainActor fileprivate final class Scanner: NSObject, VNDocumentCameraViewControllerDelegate {
        private let onPage: (UIImage) -> Void

        init(onPage: @escaping (UIImage) -> Void) {
            self.onPage = onPage
        }

        func documentCameraViewController(
            _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
        ) {
            controller.dismiss(animated: true)
            for index in 0..<scan.pageCount { onPage(scan.imageOfPage(at: index)) }
        }

        func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
            controller.dismiss(animated: true)
        }

        func documentCameraViewController(
            _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
        ) {
            controller.dismiss(animated: true)
        }
    }
}
