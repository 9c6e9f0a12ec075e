/// Scripts of the app in the page, and the page's messages to the app.
@MainActor open class WKUserContentController {
    open private(set) var userScripts: [WKUserScript] = []
    package private(set) var handlers: [String: any WKScriptMessageHandler] = [:]

    public init() {}

    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
    }

    open func removeAllUserScripts() {
        userScripts = []
    }

    /// The page reaches it by `window.webkit.messageHandlers.<name>.postMessage(body)`.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        handlers[name] = scriptMessageHandler
    }

    open func removeScriptMessageHandler(forName name: String) {
        handlers[name] = nil
    }
}
