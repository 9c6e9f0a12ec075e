public import Foundation
import UIKit
public import WebKit

/// A web view and the screens that it visits (upstream's type of this name). Here the web view is the page's.
@preconcurrency @MainActor public class Session: NSObject {
    enum Stack {
        case main, modal
    }

    public weak var delegate: (any SessionDelegate)?
    public var pathConfiguration: PathConfiguration?
    /// The topmost web screen, which has the web view: the page's, even for a session of the app's own.
    ///
    /// As on a phone, a navigator's main session keeps the screen below a modal page. Its modal session has a screen only while
    /// there is such a page.
    public var topmostVisitable: (any Visitable)? { stack == nil ? ownTopmost ?? page?.visitable : stackVisitable }
    public var activeVisitable: (any Visitable)? {
        let visitable = stack == nil ? ownActive ?? page?.visitable : stackVisitable
        return visitable?.visitableView.webView == nil ? nil : visitable
    }
    /// The navigator's stack that it serves; `nil` for a session of the app's own.
    private var stack: Stack?
    /// The URL of the last request or form submission that was reported to the delegate.
    var requestedURL: URL?
    private weak var ownTopmost: (any Visitable)?
    private weak var ownActive: (any Visitable)?
    private var ownPage: (any NavigatorPage)?
    /// The first location that a scene delegate visits in an app without a navigator.
    private var startLocation: URL?
    private lazy var ownWebView = Hotwire.config.makeWebView()

    public convenience init(webViewConfiguration: WKWebViewConfiguration? = nil) {
        self.init(webView: WKWebView(frame: .zero, configuration: webViewConfiguration ?? WKWebViewConfiguration()))
    }

    public init(webView: WKWebView) {
        super.init()
        ownWebView = webView
    }

    /// Creates a navigator's session.
    init(of stack: Stack, page: (any NavigatorPage)?, pathConfiguration: PathConfiguration) {
        super.init()
        self.stack = stack
        ownPage = page
        self.pathConfiguration = pathConfiguration
    }

    func forgetPage() {
        ownPage = nil
    }

    private var page: (any NavigatorPage)? { ownPage ?? UIApplication.shared.currentPage }

    private var stackVisitable: (any Visitable)? {
        let isModal = page?.coversOthers == true
        return (stack == .modal) == isModal ? page?.visitable : isModal ? page?.coveredVisitable : nil
    }

    /// The page's web view, once there is a page.
    public var webView: WKWebView { page?.pageWebView ?? ownWebView }

    public func visit(_ visitable: any Visitable, action: VisitAction) {
        visit(visitable, options: VisitOptions(action: action))
    }

    /// - Parameter reload: whether to reload when the page is at the location already.
    public func visit(_ visitable: any Visitable, options: VisitOptions? = nil, reload: Bool = false) {
        visitable.visitableDelegate = self
        if UIApplication.isConnectingScene, startLocation == nil {
            startLocation = visitable.initialVisitableURL
            // The page's own screen represents this one.
            page?.visitable?.visitableDelegate = self
            return HotwireLog.debug("The session did not start: a page is shown already.")
        }
        ownTopmost = visitable
        if reload, visitable === activeVisitable { return self.reload() }
        let (url, options) = (visitable.initialVisitableURL, options ?? VisitOptions())
        // The app has already decided what the place replaces.
        let properties: PathProperties = options.action == .replace ? ["presentation": Navigation.Presentation.replace.rawValue] : [:]
        page?.visit(
            VisitProposal(url: url, options: options, properties: properties), at: url.inPage(page, of: startLocation),
            showing: visitable as? VisitableViewController)
    }

    public func reload() {
        page?.reload()
    }

    /// Clears Turbo's snapshots in the page, as upstream.
    public func clearSnapshotCache() {
        webView.evaluateJavaScript("Turbo.cache.clear()")
    }

    public func markSnapshotCacheAsStale() { clearSnapshotCache() }
    public func markContentAsStale() { clearSnapshotCache() }
}

extension Session: WKNavigationDelegate {
    /// Passes the decision to the delegate.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        let decision = delegate?.session(self, decidePolicyFor: navigationAction) ?? .allow
        decisionHandler(WKNavigationActionPolicy(decision: decision))
    }

    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        delegate?.sessionWebViewProcessDidTerminate(self)
    }
}

extension Session: VisitableDelegate {
    public func visitableViewWillAppear(_ visitable: any Visitable) {
        ownTopmost = visitable
        // Nothing covers it any more, so it gets the web view back.
        if visitable.visitableView.webView == nil { page?.reveal(visitable) }
    }

    public func visitableViewDidAppear(_ visitable: any Visitable) {
        ownTopmost = visitable
        ownActive = visitable
    }

    public func visitableViewWillDisappear(_ visitable: any Visitable) {}

    public func visitableViewDidDisappear(_ visitable: any Visitable) {
        if ownActive === visitable { ownActive = nil }
        visitable.deactivateWebView()
    }

    public func visitableDidRequestReload(_ visitable: any Visitable) { reload() }
    public func visitableDidRequestRefresh(_ visitable: any Visitable) { reload() }
}
