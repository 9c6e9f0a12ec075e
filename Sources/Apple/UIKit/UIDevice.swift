/// A phone.
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
    open var isBatteryMonitoringEnabled = false
    open var batteryLevel: Float { 1 }
    open var batteryState: BatteryState { .full }
    open var isProximityMonitoringEnabled = false

    private let vendor = UUID()
}
