/// What a page has posted.
@MainActor open class WKScriptMessage {
    public let name: String
    public let body: Any
    public private(set) weak var webView: WKWebView?

    package init(name: String, body: Any, webView: WKWebView) {
        self.name = name
        self.body = body
        self.webView = webView
    }
}

/// Takes what a page posts.
@MainActor public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
