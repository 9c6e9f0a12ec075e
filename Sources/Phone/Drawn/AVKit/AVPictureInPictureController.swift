public import AVFoundation
public import UIKit

/// A film over other apps, which a page cannot show.
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

/// Chooses where a sound is heard.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    @available(*, deprecated, message: "no effect") open var activeTintColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var prioritizesVideoDevices = false { didSet { inert(self) } }
}
