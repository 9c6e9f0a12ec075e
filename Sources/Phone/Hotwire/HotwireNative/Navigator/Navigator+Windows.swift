package import Foundation
package import WebKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Navigations of the page's web view, and the windows that its scripts open.
extension Navigator {
    /// The answer to a request for a new window.
    package enum WindowAnswer: Sendable {
        /// The app's delegate was asked, and shows no other web view.
        case opened
        /// The app has no delegate that implements it.
        case unanswered
        case secondWebView
    }

    /// Returns what a phone's web view would ask about. The app gets the URL on the host of its own start location.
    ///
    /// - Parameter url: on the page's own site.
    package func navigation(to url: URL, isLink: Bool, isNewWindow: Bool) -> WKNavigationAction {
        let current = page?.location.flatMap { URL(string: $0) } ?? url
        let frame = WKFrameInfo(isMainFrame: true, request: URLRequest(url: current.inApp(page, of: startLocation)), webView: page?.pageWebView)
        return WKNavigationAction(
            request: URLRequest(url: url.inApp(page, of: startLocation)), navigationType: isLink ? .linkActivated : .other, sourceFrame: frame,
            targetFrame: isNewWindow ? nil : frame)
    }

    /// Asks the app's policy handlers.
    ///
    /// - Returns: whether the page goes there by itself.
    package func allows(_ action: WKNavigationAction) -> Bool { session(pageSession, decidePolicyFor: action) == .allow }

    /// Asks the app's delegate for the web view of a new window: the navigator's, or that of the web view itself.
    package func open(_ action: WKNavigationAction, from webView: WKWebView) -> WindowAnswer {
        guard let delegate = hasOwnUIDelegate ? webkitUIDelegate : webView.uiDelegate ?? webkitUIDelegate else { return .unanswered }
        let features = WKWindowFeatures()
        let opener = delegate as? any WKWindowOpener
        let other =
            opener?.webView(webView, createWebViewWith: webView.configuration, for: action, windowFeatures: features)
            ?? (opener == nil
                ? delegate.webView(webView, createWebViewWith: webView.configuration, for: action, windowFeatures: features) : nil)
        if features.isUnanswered { return .unanswered }
        return other == nil ? .opened : .secondWebView
    }
}
