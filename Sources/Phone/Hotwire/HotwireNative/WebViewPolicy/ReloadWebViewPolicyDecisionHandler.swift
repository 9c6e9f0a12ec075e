public import WebKit

/// Leaves reloads to the navigator (upstream's type of this name).
public struct ReloadWebViewPolicyDecisionHandler: WebViewPolicyDecisionHandler {
    public let name = "reload-policy"

    nonisolated public init() {}

    public func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool {
        navigationAction.isOfMainFrame && navigationAction.navigationType == .reload
    }

    public func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: Navigator
    ) -> WebViewPolicyManager.Decision {
        navigator.reload()
        return .cancel
    }
}
