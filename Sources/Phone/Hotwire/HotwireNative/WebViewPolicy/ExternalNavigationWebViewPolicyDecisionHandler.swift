public import WebKit

/// Routes navigations that Turbo did not start through the navigator (upstream's type of this name).
public struct ExternalNavigationWebViewPolicyDecisionHandler: WebViewPolicyDecisionHandler {
    public let name = "external-navigation-policy"
    /// Schemes that it never routes. 1.2.2 routes all of them.
    @_spi(HotwireNativeMain) public let invalidSchemes: Set<String>

    nonisolated public init() {
        invalidSchemes = Hotwire.isMain ? ["about", "data", "file", "javascript"] : []
    }

    @_spi(HotwireNativeMain) nonisolated public init(invalidSchemes: Set<String>) {
        self.invalidSchemes = invalidSchemes
    }

    public func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool {
        guard navigationAction.request.url != nil else { return false }
        return navigationAction.navigationType == .linkActivated
            || navigationAction.isOfMainFrame && navigationAction.navigationType == .other
    }

    public func handle(
        navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: Navigator
    ) -> WebViewPolicyManager.Decision {
        if let url = navigationAction.request.url, !invalidSchemes.contains(url.scheme ?? "") { navigator.route(url) }
        return .cancel
    }
}
