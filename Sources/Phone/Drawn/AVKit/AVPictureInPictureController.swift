public import AVFoundation
public import UIKit

/// Picture in picture, which a page does not show.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPicturePossible: Bool { false }

    open class func isPictureInPictureSupported() -> Bool { false }

    public init?(playerLayer: AVPlayerLayer) { nil }

    @available(*, deprecated, message: "no effect") open func startPictureInPicture() { inert(self) }
    open func stopPictureInPicture() {}
}

@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: AnyObject {}

/// A button to choose the audio output.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    @available(*, deprecated, message: "no effect") open var activeTintColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var prioritizesVideoDevices = false { didSet { inert(self) } }
}
