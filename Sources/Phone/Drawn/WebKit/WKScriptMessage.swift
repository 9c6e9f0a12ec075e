#if canImport(FoundationNetworking)
    internal import FoundationNetworking
#endif

/// A message that a page posted to `window.webkit.messageHandlers.<name>`.
@preconcurrency @MainActor open class WKScriptMessage {
    /// A JSON value: `String`, number, `NSNull`, `[Any]` or `[String: Any]`.
    public let body: Any
    /// The handler's name.
    public let name: String
    public private(set) weak var webView: WKWebView?
    /// The page itself: no other frame reaches the app.
    public let frameInfo: WKFrameInfo
    public let world = WKContentWorld.page

    init(body: Any, name: String, webView: WKWebView?) {
        self.body = body
        self.name = name
        self.webView = webView
        let url = webView?.url ?? URL(filePath: "/")
        frameInfo = WKFrameInfo(isMainFrame: true, request: URLRequest(url: url), webView: webView)
    }
}

/// Handles the messages that pages post to its name.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Answers the messages that pages post to its name.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)
}
