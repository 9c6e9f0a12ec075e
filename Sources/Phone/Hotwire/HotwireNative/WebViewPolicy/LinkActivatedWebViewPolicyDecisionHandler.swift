public import WebKit

/// Cancels a link's navigation: only Turbo follows links (upstream's type of this name).
public struct LinkActivatedWebViewPolicyDecisionHandler: WebViewPolicyDecisionHandler {
    public let name = "link-activated-policy"

    nonisolated public init() {}

    public func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool {
        navigationAction.isOfMainFrame && navigationAction.navigationType == .linkActivated
    }

    public func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: Navigator
    ) -> WebViewPolicyManager.Decision {
        .cancel
    }
}
