/// The library's entry (upstream's type of this name).
@MainActor public enum Hotwire {
    public static var config = HotwireConfig()

    package private(set) static var bridgeComponentTypes: [BridgeComponent.Type] = []

    /// Tells which components the app has, in the order in which the user agent names them.
    public static func registerBridgeComponents(_ componentTypes: [BridgeComponent.Type]) {
        bridgeComponentTypes = componentTypes
    }
}
