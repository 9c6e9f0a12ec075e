@_exported public import Foundation
internal import UIKit

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

public enum VNRequestTextRecognitionLevel: Int, Sendable {
    case accurate = 0
    case fast
}

/// Asks for what is in an image. Nothing is ever found, since nothing here looks at images.
open class VNRequest: NSObject, @unchecked Sendable {
    let completionHandler: VNRequestCompletionHandler?

    public init(completionHandler: VNRequestCompletionHandler? = nil) {
        self.completionHandler = completionHandler
        super.init()
    }

    open func cancel() {}
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

/// Performs requests on one image.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(data: Data, options: [VNImageOption: Any] = [:]) {
        super.init()
    }

    public init(url: URL, options: [VNImageOption: Any] = [:]) {
        super.init()
    }

    @available(*, deprecated, message: "no effect")
    open func perform(_ requests: [VNRequest]) throws {
        inert(self)
        for request in requests { request.completionHandler?(request, nil) }
    }
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
