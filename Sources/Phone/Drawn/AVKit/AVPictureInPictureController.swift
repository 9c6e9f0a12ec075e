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

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func startPictureInPicture() { Inert.note("AVPictureInPictureController.startPictureInPicture()") }
    open func stopPictureInPicture() {}
}

@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: AnyObject {}

/// Chooses where a sound is heard.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var activeTintColor: UIColor? { didSet { Inert.note("AVRoutePickerView.activeTintColor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var prioritizesVideoDevices = false { didSet { Inert.note("AVRoutePickerView.prioritizesVideoDevices") } }
}
