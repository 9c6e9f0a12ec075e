public import WebKit

/// Decides on the page navigations that it matches (upstream's type of this name).
@preconcurrency @MainActor public protocol WebViewPolicyDecisionHandler {
    var name: String { get }

    func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool
    func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: Navigator
    ) -> WebViewPolicyManager.Decision
}

extension WKNavigationAction {
    var isOfMainFrame: Bool { targetFrame?.isMainFrame ?? false }
}

extension WKNavigationActionPolicy {
    public init(decision: WebViewPolicyManager.Decision) {
        switch decision {
        case .allow: self = .allow
        case .cancel: self = .cancel
        }
    }
}
