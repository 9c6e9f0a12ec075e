@_exported public import Foundation
@_exported public import UIKit
public import Vision

/// A camera that scans codes and texts. The page asks for one at each start.
@preconcurrency @MainActor open class DataScannerViewController: UIViewController, AskingController {
    public enum QualityLevel: Int, Sendable {
        case balanced = 0
        case fast, accurate
    }

    public enum TextContentType: Int, CaseIterable, Sendable {
        case URL = 0
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber
        case currency
    }

    public struct RecognizedDataType: Hashable, Sendable {
        let symbologies: [VNBarcodeSymbology]?

        public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self {
            RecognizedDataType(symbologies: nil)
        }

        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self {
            RecognizedDataType(symbologies: symbologies)
        }
    }

    public enum ScanningUnavailable: Int, Error, Sendable {
        case unsupported = 0
        case cameraRestricted
    }

    public static var isSupported: Bool { true }
    public static var isAvailable: Bool { Permission.camera.isAllowed() != false }
    public static var scannerAvailability: Set<ScanningUnavailable> { isAvailable ? [] : [.cameraRestricted] }
    public static var supportedTextRecognitionLanguages: [String] { ["en-US"] }

    open weak var delegate: (any DataScannerViewControllerDelegate)?
    open private(set) var isScanning = false
    @available(*, deprecated, message: "no effect") open var regionOfInterest: CGRect? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var zoomFactor: Double = 1 { didSet { inert(self) } }
    open var minZoomFactor: Double { 1 }
    open var maxZoomFactor: Double { 1 }
    public let recognizedDataTypes: Set<RecognizedDataType>
    public let qualityLevel: QualityLevel
    public let recognizesMultipleItems: Bool
    public let isHighFrameRateTrackingEnabled: Bool
    public let isPinchToZoomEnabled: Bool
    public let isGuidanceEnabled: Bool
    public let isHighlightingEnabled: Bool
    public private(set) lazy var overlayContainerView = UIView()

    package private(set) var isAsking = true
    private var ask: Ask?
    private var items: [RecognizedItem] = []
    private var listeners: [AsyncStream<[RecognizedItem]>.Continuation] = []

    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        self.qualityLevel = qualityLevel
        self.recognizesMultipleItems = recognizesMultipleItems
        self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
        self.isPinchToZoomEnabled = isPinchToZoomEnabled
        self.isGuidanceEnabled = isGuidanceEnabled
        self.isHighlightingEnabled = isHighlightingEnabled
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// The current items, and the new ones after each change.
    open var recognizedItems: AsyncStream<[RecognizedItem]> {
        AsyncStream { listener in
            listener.yield(items)
            listeners.append(listener)
        }
    }

    open func startScanning() throws {
        guard Self.isAvailable else { throw ScanningUnavailable.cameraRestricted }
        guard !isScanning else { return }
        isScanning = true
        isAsking = true
        // The app may present the scanner after it has started it.
        MainTurn.afterThis { [weak self] in self?.look() }
    }

    open func stopScanning() {
        isScanning = false
        ask?.withdraw()
        items = []
    }

    @available(*, deprecated, message: "no effect")
    open func capturePhoto() async throws -> UIImage {
        inert(self)
        return UIImage()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stopScanning()
    }

    private func look() {
        guard isScanning else { return }
        let ask = Ask(.barcode, "Scan", details: [.types(types)])
        self.ask = ask
        ask.begin(in: view.window, for: ScannedCode.self) { [weak self] in self?.found($0) }
    }

    /// The page's names for the types of codes.
    private var types: [String] {
        let symbologies = recognizedDataTypes.compactMap(\.symbologies).flatMap { $0 }
        let takesCodes = recognizedDataTypes.contains { $0.symbologies != nil }
        let codes = symbologies.isEmpty && takesCodes ? VNBarcodeSymbology.common : symbologies
        return codes.map(\.name) + (recognizedDataTypes.contains { $0.symbologies == nil } ? ["text"] : [])
    }

    private func found(_ outcome: Ask.Outcome<ScannedCode>) {
        ask = nil
        isAsking = false
        setNeedsScreenUpdate()
        guard let code = outcome.answer else { return leave() }
        let item: RecognizedItem =
            code.type == "text"
            ? .text(RecognizedItem.Text(transcript: code.code))
            : .barcode(
                RecognizedItem.Barcode(
                    payloadStringValue: code.code,
                    observation: VNBarcodeObservation(code.code, VNBarcodeSymbology(name: code.type))))
        items = [item]
        delegate?.dataScanner(self, didAdd: [item], allItems: items)
        // The person holds the phone at one thing, and taps it.
        if isScanning { delegate?.dataScanner(self, didTapOn: item) }
        for listener in listeners { listener.yield(items) }
    }

    /// Dismisses a presented scanner, as a swipe does. A scanner within another screen leaves that to the screen.
    private func leave() {
        guard parent == nil, let presentingViewController else { return }
        let presentation = presentationController
        presentingViewController.dismiss(animated: true)
        if let presentation { presentation.delegate?.presentationControllerDidDismiss(presentation) }
    }
}

@preconcurrency @MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}
