@_exported public import HotwireNative

/// The settings under the names of Strada iOS.
@MainActor public enum Strada {
    /// The same as `Hotwire.config`.
    public static var config: HotwireConfig {
        get { Hotwire.config }
        set { Hotwire.config = newValue }
    }

    /// `bridge-components: [a b]`, to be put into a web view's user agent.
    public static func userAgentSubstring(for componentTypes: [BridgeComponent.Type]) -> String {
        UserAgent.componentList(componentTypes)
    }
}
