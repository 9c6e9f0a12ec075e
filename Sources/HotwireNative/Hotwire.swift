/// The library's own settings, and the app's list of components.
@MainActor public enum Hotwire {
    public static var config = HotwireConfig()

    package private(set) static var bridgeComponentTypes: [BridgeComponent.Type] = []

    /// Tells which components the app has; the user agent names them in this order.
    public static func registerBridgeComponents(_ componentTypes: [BridgeComponent.Type]) {
        bridgeComponentTypes = componentTypes
    }
}
