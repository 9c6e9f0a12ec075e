/// The screen of a phone of ordinary size.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace {
    public static let main = UIScreen()
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")

    public static var screens: [UIScreen] { [main] }

    open var isCaptured: Bool { false }
    open var maximumFramesPerSecond: Int { 60 }
    open var mirrored: UIScreen? { nil }
    open var wantsSoftwareDimming = false
    open var coordinateSpace: any UICoordinateSpace { self }
    open var fixedCoordinateSpace: any UICoordinateSpace { self }

    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
    open var scale: CGFloat { 3 }
    open var nativeScale: CGFloat { 3 }
    @available(*, deprecated, message: "no effect") open var brightness: CGFloat = 0.5 { didSet { inert(self) } }
    open var traitCollection: UITraitCollection { UITraitCollection() }
}
