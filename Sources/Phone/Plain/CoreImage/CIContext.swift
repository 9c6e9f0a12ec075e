public import Foundation
public import UIKit

/// Renders the output of filters.
open class CIContext: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(options: [CIContextOption: Any]? = nil) { super.init() }

    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.source }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Looks for faces and codes. It finds none.
open class CIDetector: NSObject, @unchecked Sendable {
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { super.init() }

    @available(*, deprecated, message: "no effect")
    open func features(in image: CIImage) -> [CIFeature] {
        inert(self)
        return []
    }
}

open class CIFeature: NSObject, @unchecked Sendable {
    open var type: String { "" }
    open var bounds: CGRect { .zero }
}

open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    open var messageString: String? { nil }
}

open class CIFaceFeature: CIFeature, @unchecked Sendable {}

public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
