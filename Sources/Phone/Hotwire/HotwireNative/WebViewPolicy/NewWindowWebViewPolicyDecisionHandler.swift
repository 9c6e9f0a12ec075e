public import WebKit

/// Routes links to a new window through the navigator (upstream's type of this name).
public struct NewWindowWebViewPolicyDecisionHandler: WebViewPolicyDecisionHandler {
    public let name = "new-window-policy"

    nonisolated public init() {}

    public func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool {
        navigationAction.request.url != nil && navigationAction.navigationType == .linkActivated
            && !navigationAction.isOfMainFrame
    }

    public func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: Navigator
    ) -> WebViewPolicyManager.Decision {
        if let url = navigationAction.request.url { navigator.route(url) }
        return .cancel
    }
}
