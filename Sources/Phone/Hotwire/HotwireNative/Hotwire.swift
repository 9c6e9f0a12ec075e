/// The library's entry (upstream's type of this name).
public enum Hotwire {
    /// As upstream, without isolation: it is set while the app starts.
    nonisolated(unsafe) public static var config = HotwireConfig()

    nonisolated(unsafe) package private(set) static var bridgeComponentTypes: [BridgeComponent.Type] = []

    /// Tells which components the app has, in the order in which the user agent names them.
    public static func registerBridgeComponents(_ componentTypes: [BridgeComponent.Type]) {
        bridgeComponentTypes = componentTypes
    }

    /// Takes the place of the handlers that decide which URLs are the app's own.
    public static func registerRouteDecisionHandlers(_ decisionHandlers: [any RouteDecisionHandler]) {
        config.router = RouteDecisionHandlers(decisionHandlers)
    }

    /// Takes the place of the handlers that decide on a page's navigations.
    public static func registerWebViewPolicyDecisionHandlers(
        _ policyDecisionHandlers: [any WebViewPolicyDecisionHandler]
    ) {
        config.webViewPolicyManager = WebViewPolicyManager(policyDecisionHandlers: policyDecisionHandlers)
    }

    /// Reads the path configuration.
    public static func loadPathConfiguration(from sources: [PathConfiguration.Source]) {
        config.pathConfiguration.sources = sources
    }
}
