/// The library's entry (upstream's type of this name).
public enum Hotwire {
    /// As upstream, without isolation: it is set while the app starts.
    nonisolated(unsafe) public static var config = HotwireConfig()

    nonisolated(unsafe) package private(set) static var bridgeComponentTypes: [BridgeComponent.Type] = []

    /// Tells which components the app has, in the order in which the user agent names them.
    public static func registerBridgeComponents(_ componentTypes: [BridgeComponent.Type]) {
        bridgeComponentTypes = componentTypes
    }
}
