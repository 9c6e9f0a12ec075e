import HotwireNative
import UIKit
import VisionKit

/// Scans a barcode, and replies with its content.
public final class BarcodeScannerComponent: BridgeComponent {
    public override class var name: String { "barcode-scanner" }

    private lazy var scanner = Scanner { [weak self] barcode in
        self?.reply(to: "scan", with: Reply(barcode: barcode))
    }

    public override func onReceive(message: Message) {
        guard message.event == "scan" else { return ignore(message, knows: "scan") }
        guard let viewController, viewController.presentedViewController == nil else { return }
        scanner.present(on: viewController)
    }
}

extension BarcodeScannerComponent {
    fileprivate struct Reply: Encodable {
        let barcode: String
    }

    @MainActor fileprivate final class Scanner: NSObject, DataScannerViewControllerDelegate {
        private let onScan: (String) -> Void

        init(onScan: @escaping (String) -> Void) {
            self.onScan = onScan
        }

        func present(on viewController: UIViewController) {
            let scanner = DataScannerViewController(
                recognizedDataTypes: [.barcode()], qualityLevel: .balanced, isHighlightingEnabled: true)
            scanner.delegate = self
            viewController.present(scanner, animated: true) {
                try? scanner.startScanning()
            }
        }

        func dataScanner(
            _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
        ) {
            guard case .barcode(let barcode) = addedItems.first, let text = barcode.payloadStringValue else { return }
            dataScanner.stopScanning()
            dataScanner.dismiss(animated: true)
            onScan(text)
        }
    }
}
