public import UIKit

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// The camera's preview. The page shows the session's question instead.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer, SpeakingLayer {
    open var session: AVCaptureSession?
    @available(*, deprecated, message: "no effect")
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { inert(self) } }
    open private(set) lazy var connection: AVCaptureConnection? = AVCaptureConnection()

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { bounds }
}
