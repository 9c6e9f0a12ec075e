public import Foundation
internal import UIKit

/// A camera or microphone. In place of the camera, the page asks the developer what it would see.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    public let position: Position
    private let mediaType: AVMediaType
    @available(*, deprecated, message: "no effect") open var torchMode = TorchMode.off { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var focusMode = FocusMode.continuousAutoFocus { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var exposureMode = ExposureMode.continuousAutoExposure { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var videoZoomFactor: CGFloat = 1 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isSubjectAreaChangeMonitoringEnabled = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5) { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5) { didSet { inert(self) } }

    init(_ mediaType: AVMediaType, position: Position) {
        self.mediaType = mediaType
        self.position = position
        super.init()
    }

    open var uniqueID: String { "viaduct.\(mediaType.rawValue).\(position.rawValue)" }
    open var localizedName: String { mediaType == .audio ? "Microphone" : "Camera" }
    open var deviceType: DeviceType { mediaType == .audio ? .microphone : .builtInWideAngleCamera }
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var hasFlash: Bool { false }
    open var isFocusPointOfInterestSupported: Bool { false }
    open var isExposurePointOfInterestSupported: Bool { false }
    open var isAutoFocusRangeRestrictionSupported: Bool { false }
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }

    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { mediaType == self.mediaType }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}
    @available(*, deprecated, message: "no effect") open func setTorchModeOn(level torchLevel: Float) throws { inert(self) }

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
        switch mediaType {
        case .video: AVCaptureDevice(.video, position: .back)
        case .audio: AVCaptureDevice(.audio, position: .unspecified)
        default: nil
        }
    }

    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
        -> AVCaptureDevice?
    {
        let mediaType = mediaType ?? (deviceType == .microphone ? .audio : .video)
        return AVCaptureDevice(mediaType, position: position == .unspecified ? .back : position)
    }

    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] {
        [self.default(for: mediaType)].compactMap { $0 }
    }

    // MARK: Permission

    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        MainTurn.now {
            switch permission(for: mediaType).isAllowed() {
            case nil: .notDetermined
            case false: .denied
            default: .authorized
            }
        }
    }

    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        nonisolated(unsafe) let handler = handler
        MainTurn.soon { permission(for: mediaType).request { handler($0) } }
    }

    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await permission(for: mediaType).request()
    }

    @MainActor private static func permission(for mediaType: AVMediaType) -> Permission {
        mediaType == .audio ? .microphone : .camera
    }
}
