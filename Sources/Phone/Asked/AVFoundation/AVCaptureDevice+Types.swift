extension AVCaptureDevice {
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    }

    public enum Position: Int, Sendable {
        case unspecified = 0
        case back, front
    }

    public enum TorchMode: Int, Sendable {
        case off = 0
        case on, auto
    }

    public enum FlashMode: Int, Sendable {
        case off = 0
        case on, auto
    }

    public enum FocusMode: Int, Sendable {
        case locked = 0
        case autoFocus, continuousAutoFocus
    }

    public enum ExposureMode: Int, Sendable {
        case locked = 0
        case autoExpose, continuousAutoExposure, custom
    }

    /// Finds devices of the given types.
    public final class DiscoverySession: NSObject, @unchecked Sendable {
        public let devices: [AVCaptureDevice]

        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
            devices = [AVCaptureDevice.default(for: mediaType ?? .video)].compactMap { $0 }
            super.init()
        }
    }
}
