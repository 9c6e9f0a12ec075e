@_exported public import HotwireNative

/// The entry of Strada iOS 1.0, the library before Hotwire Native. Both have the same settings.
public enum Strada {
    public static var config: HotwireConfig {
        get { Hotwire.config }
        set { Hotwire.config = newValue }
    }

    /// The part of the user agent that names the app's components.
    public static func userAgentSubstring(for componentTypes: [BridgeComponent.Type]) -> String {
        UserAgent.substring(for: componentTypes)
    }
}
