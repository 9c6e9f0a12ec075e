/// The phone.
@preconcurrency @MainActor open class UIDevice: NSObject {
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged, charging, full
    }

    public static let current = UIDevice()

    open var name: String { "iPhone" }
    open var model: String { "iPhone" }
    open var localizedModel: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "18.0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var orientation: UIDeviceOrientation { .portrait }
    open var identifierForVendor: UUID? { vendor }
    @available(*, deprecated, message: "no effect") open var isBatteryMonitoringEnabled = false { didSet { inert(self) } }
    open var batteryLevel: Float { 1 }
    open var batteryState: BatteryState { .full }
    @available(*, deprecated, message: "no effect") open var isProximityMonitoringEnabled = false { didSet { inert(self) } }
    open var proximityState: Bool { false }
    open var isMultitaskingSupported: Bool { true }
    open private(set) var isGeneratingDeviceOrientationNotifications = false

    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    private let vendor = UUID()

    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
    @available(*, deprecated, message: "no effect") open func playInputClick() { inert(self) }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision = 6
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact, regular
}
