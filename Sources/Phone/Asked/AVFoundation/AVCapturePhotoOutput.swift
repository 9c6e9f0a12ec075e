public import Foundation
internal import UIKit

open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    @available(*, deprecated, message: "no effect") open var flashMode = AVCaptureDevice.FlashMode.off { didSet { inert(self) } }
    open private(set) var uniqueID: Int64 = 0

    /// `AVVideoCodecKey` and others; `nil` for JPEG.
    open private(set) var format: [String: Any]?

    public override init() {
        super.init()
    }

    public convenience init(format: [String: Any]?) {
        self.init()
        self.format = format
    }
}

/// A photo that was taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    private let contents: Data

    init(_ contents: Data) {
        self.contents = contents
        super.init()
    }

    open func fileDataRepresentation() -> Data? { contents }
}

/// Takes photos: the page asks the developer for an image.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    open var isHighResolutionCaptureEnabled = false
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
    open var maxPhotoQualityPrioritization = 1

    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        nonisolated(unsafe) let delegate = delegate
        MainTurn.soon {
            Ask(.image, "Take a Photo", details: [.maximum(1)]).begin(for: ChosenImages.self) { outcome in
                let data = outcome.answer?.images.first
                delegate.photoOutput(
                    self, didFinishProcessingPhoto: AVCapturePhoto(data ?? Data()),
                    error: data == nil ? CocoaError(.userCancelled) : nil)
            }
        }
    }
}

@preconcurrency @MainActor public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}
