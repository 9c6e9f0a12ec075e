public import Foundation
import UIKit

open class AVCaptureInput: NSObject, @unchecked Sendable {}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice

    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
    }
}

open class AVCaptureConnection: NSObject, @unchecked Sendable {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isEnabled = true { didSet { Inert.note("AVCaptureConnection.isEnabled") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isVideoMirrored = false { didSet { Inert.note("AVCaptureConnection.isVideoMirrored") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var videoOrientation = AVCaptureVideoOrientation.portrait {
        didSet { Inert.note("AVCaptureConnection.videoOrientation") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var videoRotationAngle: CGFloat = 90 { didSet { Inert.note("AVCaptureConnection.videoRotationAngle") } }
    open var isActive: Bool { true }
    open var isVideoOrientationSupported: Bool { true }
    open var isVideoMirroringSupported: Bool { true }

    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}
