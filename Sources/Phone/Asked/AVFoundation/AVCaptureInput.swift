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
    @available(*, deprecated, message: "no effect") open var isEnabled = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isVideoMirrored = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var videoOrientation = AVCaptureVideoOrientation.portrait { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var videoRotationAngle: CGFloat = 90 { didSet { inert(self) } }
    open var isActive: Bool { true }
    open var isVideoOrientationSupported: Bool { true }
    open var isVideoMirroringSupported: Bool { true }

    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}
