import WebKit

/// Asks the handlers about a page's navigation (upstream's type of this name). Forms, reloads and steps back navigate without asking.
public final class WebViewPolicyManager {
    public enum Decision: Sendable {
        case cancel
        case allow
    }

    private let policyDecisionHandlers: [any WebViewPolicyDecisionHandler]

    init(policyDecisionHandlers: [any WebViewPolicyDecisionHandler]) {
        self.policyDecisionHandlers = policyDecisionHandlers
    }

    /// The first handler that matches decides; without one the navigation is allowed.
    @MainActor func decidePolicy(
        for navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: Navigator
    ) -> Decision {
        let handler = policyDecisionHandlers.first {
            $0.matches(navigationAction: navigationAction, configuration: configuration)
        }
        return handler?.handle(
            navigationAction: navigationAction, configuration: configuration, navigator: navigator) ?? .allow
    }
}
