public import Foundation

open class VNObservation: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var confidence: Float { 1 }
}

open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    open var boundingBox: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { CGPoint(x: 0, y: 1) }
    open var topRight: CGPoint { CGPoint(x: 1, y: 1) }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { CGPoint(x: 1, y: 0) }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}

/// A label for the content of an image.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    open var identifier: String { "" }
}

/// A code that was scanned.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    public let payloadStringValue: String?
    public let symbology: VNBarcodeSymbology

    package init(_ payload: String, _ symbology: VNBarcodeSymbology) {
        payloadStringValue = payload
        self.symbology = symbology
        super.init()
    }
}

open class VNRecognizedText: NSObject, @unchecked Sendable {
    open var string: String { "" }
    open var confidence: Float { 0 }
}

open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
