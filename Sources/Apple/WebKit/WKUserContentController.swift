/// The scripts of a web view, and the handlers that its pages can post to.
@MainActor open class WKUserContentController {
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]

    public init() {}

    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
    }

    open func removeAllUserScripts() {
        userScripts = []
    }

    /// Adds a handler; one of the same name is replaced.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        handlers[name] = scriptMessageHandler
    }

    open func removeScriptMessageHandler(forName name: String) {
        handlers[name] = nil
    }

    open func removeAllScriptMessageHandlers() {
        handlers = [:]
    }

    /// - Returns: `false` when no handler has that name.
    package func post(_ body: Any, to name: String, from webView: WKWebView) -> Bool {
        guard let handler = handlers[name] else { return false }
        handler.userContentController(self, didReceive: WKScriptMessage(body: body, name: name, webView: webView))
        return true
    }
}
