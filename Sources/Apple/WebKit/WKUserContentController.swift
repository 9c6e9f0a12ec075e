import UIKit

/// The scripts of a web view, and the handlers that its pages can post to.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]

    public override init() { super.init() }

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

    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {
        add(scriptMessageHandler, name: name)
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        Inert.note("WKUserContentController.addScriptMessageHandler(_:contentWorld:name:)")
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
