public import WebKit

/// Decides on some of a page's navigations (upstream's type of this name).
@preconcurrency @MainActor public protocol WebViewPolicyDecisionHandler {
    var name: String { get }

    func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool
    func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: Navigator
    ) -> WebViewPolicyManager.Decision
}
