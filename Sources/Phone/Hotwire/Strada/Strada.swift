@_exported public import HotwireNative

/// The entry point of Strada iOS 1.0, Hotwire Native's predecessor.
public enum Strada {
    public static var config: StradaConfig {
        get { StradaConfig() }
        set { newValue.apply() }
    }

    /// The part of the user agent that names the app's components.
    public static func userAgentSubstring(for componentTypes: [BridgeComponent.Type]) -> String {
        UserAgent.substring(for: componentTypes)
    }
}
