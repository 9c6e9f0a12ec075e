@_exported public import CoreImage
@_exported public import CoreMedia
@_exported public import Foundation
public import UIKit

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

public enum VNRequestTextRecognitionLevel: Int, Sendable {
    case accurate = 0
    case fast
}

/// A request to analyse an image. Images are not analysed here, so nothing is ever found.
open class VNRequest: NSObject, VNResulting, @unchecked Sendable {
    let completionHandler: VNRequestCompletionHandler?

    public init(completionHandler: VNRequestCompletionHandler? = nil) {
        self.completionHandler = completionHandler
        super.init()
    }

    open var preferBackgroundProcessing = false
    open var revision = 1

    open func cancel() {}
}

/// Gives requests their `results`, because a Swift subclass cannot narrow the element type of a property.
public protocol VNResulting {}

extension VNResulting {
    /// Empty, since nothing is found.
    public var results: [VNObservation]? { [] }
}

open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var customWords: [String] = []
    open var minimumTextHeight: Float = 0
    open var results: [VNRecognizedTextObservation]? { [] }
}

open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var symbologies: [VNBarcodeSymbology] = []
    open var results: [VNBarcodeObservation]? { [] }
}

open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    open var quadratureTolerance: Float = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: Float = 0
    open var maximumObservations = 1
    open var results: [VNRectangleObservation]? { [] }
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNFaceObservation]? { [] }
}

open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNClassificationObservation]? { [] }
}

/// Performs requests on one image.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(data: Data, options: [VNImageOption: Any] = [:]) {}
    public init(data: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}

    public init(url: URL, options: [VNImageOption: Any] = [:]) {}
    public init(url: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}

    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}

    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}

    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}

    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {}
    public init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}

    @available(*, deprecated, message: "no effect")
    open func perform(_ requests: [VNRequest]) throws {
        inert(self)
        requests.answer()
    }
}

/// Performs requests on images that follow each other.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    @available(*, deprecated, message: "no effect")
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
        inert(self)
        requests.answer()
    }

    @available(*, deprecated, message: "no effect")
    open func perform(
        _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
    ) throws {
        inert(self)
        requests.answer()
    }

    @available(*, deprecated, message: "no effect")
    open func perform(_ requests: [VNRequest], on image: CGImage) throws {
        inert(self)
        requests.answer()
    }
}

extension [VNRequest] {
    fileprivate func answer() {
        for request in self { request.completionHandler?(request, nil) }
    }
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
