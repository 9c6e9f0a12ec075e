public import Foundation
public import UIKit
public import WebKit

/// The library's settings (upstream's type of this name).
public struct HotwireConfig {
    public typealias WebViewBlock = @MainActor (_ configuration: WKWebViewConfiguration) -> WKWebView

    /// Encodes the data of replies.
    public var jsonEncoder = JSONEncoder()
    /// Decodes the data of messages.
    public var jsonDecoder = JSONDecoder()
    /// Whether every message is logged.
    public var debugLoggingEnabled = false
    /// The log to use while `debugLoggingEnabled` is set (after 1.3.0-beta); `nil` for Viaduct's own log.
    @_spi(HotwireNativeMain) public var log: (any Logger)?
    /// The start of the user agent's addition.
    public var applicationUserAgentPrefix: String?
    /// Whether a modal web screen has a Done button.
    public var showDoneButtonOnModals = false
    public var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default
    /// Whether the tabs are under the first screen of a stack only (after 1.2.2).
    @_spi(HotwireNativeMain) public var hideTabBarWhenPushed = false
    /// 1.3.0-beta's name of `hideTabBarWhenPushed`.
    @_spi(HotwireNativeMain) public var hidesTabBarWhenPushed: Bool {
        get { hideTabBarWhenPushed }
        set { hideTabBarWhenPushed = newValue }
    }
    @_spi(HotwireNativeMain) @available(*, deprecated, message: "no effect") public var animateReplaceActions = false { didSet { inert(self) } }
    @_spi(HotwireNativeMain) @available(*, deprecated, message: "no effect") public var lazyLoadTabs = true { didSet { inert(self) } }
    /// How long a failed visit waits for the request that looks for a redirect, in seconds (after 1.3.0-beta).
    @_spi(HotwireNativeMain) public var redirectResolutionTimeout: TimeInterval = 30
    public var pathConfiguration = PathConfiguration()

    package var hasTabBarWhenPushed: Bool { !hideTabBarWhenPushed }

    private var ownUserAgent: String?
    private var ownViewController: (@MainActor (URL) -> VisitableViewController)?
    private var ownWebView: WebViewBlock?

    var router = RouteDecisionHandlers([
        AppNavigationRouteDecisionHandler(), SafariViewControllerRouteDecisionHandler(),
        SystemNavigationRouteDecisionHandler(),
    ])
    var webViewPolicyManager = WebViewPolicyManager(policyDecisionHandlers: [
        ReloadWebViewPolicyDecisionHandler(), NewWindowWebViewPolicyDecisionHandler(),
        ExternalNavigationWebViewPolicyDecisionHandler(), LinkActivatedWebViewPolicyDecisionHandler(),
    ])

    /// Whether the app has registered policy handlers of its own.
    package internal(set) var hasOwnPolicy = false

    public init() {}

    /// The text that the app adds to the web view's user agent.
    public var userAgent: String {
        get {
            ownUserAgent
                ?? UserAgent.build(
                    applicationPrefix: applicationUserAgentPrefix, componentTypes: Hotwire.bridgeComponentTypes)
        }
        set { ownUserAgent = newValue }
    }

    /// Creates the screen for a page.
    @preconcurrency
    public var defaultViewController: @MainActor (URL) -> VisitableViewController {
        get { ownViewController ?? { HotwireWebViewController(url: $0) } }
        set { ownViewController = newValue }
    }

    /// Creates the navigation controllers of a navigator.
    @preconcurrency
    public var defaultNavigationController: @MainActor () -> UINavigationController = { HotwireNavigationController() }

    /// Creates the view that shows an error.
    @_spi(HotwireNativeMain) @preconcurrency
    public var makeCustomErrorView: @MainActor (HotwireNativeError, (any ErrorPresenter).Handler?) -> any ErrorPresentableView = {
        DefaultErrorView(error: $0, handler: $1)
    }

    /// Creates a page's web view.
    @preconcurrency
    public var makeCustomWebView: WebViewBlock {
        get { ownWebView ?? { WKWebView(frame: .zero, configuration: $0) } }
        set { ownWebView = newValue }
    }

    package var hasOwnWebView: Bool { ownWebView != nil }

    /// Whether the app's web views go to its own domains only.
    @MainActor
    package var limitsNavigationsToAppBoundDomains: Bool {
        ownWebView?(WKWebViewConfiguration()).configuration.limitsNavigationsToAppBoundDomains == true
    }

    /// Creates a web view and initializes its bridge.
    @preconcurrency @MainActor
    public func makeWebView() -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.nameForUserAgent = userAgent
        let webView = makeCustomWebView(configuration)
        Bridge.initialize(webView)
        return webView
    }

    /// The screen that the app's own factory creates for a page; `nil` when it has set none.
    @MainActor
    package func ownViewController(for url: URL) -> VisitableViewController? {
        ownViewController?(url)
    }
}
