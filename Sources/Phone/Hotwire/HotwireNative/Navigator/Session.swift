public import Foundation
import UIKit
public import WebKit

/// One web view and the screens that it goes to (upstream's type of this name). Here the web view is the page's.
@preconcurrency @MainActor public class Session: NSObject {
    enum Stack {
        case main, modal
    }

    public weak var delegate: (any SessionDelegate)?
    public var pathConfiguration: PathConfiguration?
    /// The screen on top, and the one that has the web view: the page's, also for a session of the app's own.
    ///
    /// As on a phone, a navigator's main session keeps the screen below a modal page, and its modal session has one only with such a page.
    public var topmostVisitable: (any Visitable)? { stack == nil ? ownTopmost ?? page?.visitable : stackVisitable }
    public var activeVisitable: (any Visitable)? {
        let visitable = stack == nil ? ownActive ?? page?.visitable : stackVisitable
        return visitable?.visitableView.webView == nil ? nil : visitable
    }
    /// The navigator's stack that it goes to; `nil` for a session of the app's own.
    private var stack: Stack?
    /// The address of the request, or of the form, that the delegate was told of last.
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

    /// A navigator's.
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

    /// The page's, as soon as there is a page.
    public var webView: WKWebView { page?.pageWebView ?? ownWebView }

    public func visit(_ visitable: any Visitable, action: VisitAction) {
        visit(visitable, options: VisitOptions(action: action))
    }

    /// - Parameter reload: whether the page is loaded anew when it is there already.
    public func visit(_ visitable: any Visitable, options: VisitOptions? = nil, reload: Bool = false) {
        visitable.visitableDelegate = self
        if UIApplication.isConnectingScene, startLocation == nil {
            startLocation = visitable.initialVisitableURL
            // The page's own screen stands for this one.
            page?.visitable?.visitableDelegate = self
            return HotwireLog.debug("The session did not start: a page is shown already.")
        }
        ownTopmost = visitable
        if reload, visitable === activeVisitable { return self.reload() }
        let (url, options) = (visitable.initialVisitableURL, options ?? VisitOptions())
        // The app has decided already what the place replaces.
        let properties: PathProperties = options.action == .replace ? ["presentation": Navigation.Presentation.replace.rawValue] : [:]
        page?.visit(
            VisitProposal(url: url, options: options, properties: properties), at: url.inPage(page, of: startLocation),
            showing: visitable as? VisitableViewController)
    }

    public func reload() {
        page?.reload()
    }

    /// As upstream: Turbo's snapshots in the page are forgotten.
    public func clearSnapshotCache() {
        webView.evaluateJavaScript("Turbo.cache.clear()")
    }

    public func markSnapshotCacheAsStale() { clearSnapshotCache() }
    public func markContentAsStale() { clearSnapshotCache() }
}

extension Session: WKNavigationDelegate {
    /// Asks the delegate, for an app that calls it. A page in a browser navigates without being asked.
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
        // Whatever has covered it is gone, and it gets the web view back.
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
