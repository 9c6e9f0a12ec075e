package import UIKit

/// The scripts of a web view, and the handlers that its pages can post to.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    /// The scripts to run in each page, when its first screen is created.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: ScriptMessageHandler] = [:]

    public override init() {
        super.init()
        PageOwned.add(self)
    }

    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
    }

    open func removeAllUserScripts() {
        userScripts = []
    }

    /// Adds a handler; one of the same name is replaced.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        set(.listening(scriptMessageHandler), name: name)
    }

    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {
        add(scriptMessageHandler, name: name)
    }

    /// Adds a handler whose answer resolves the promise of the page's `postMessage`.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        set(.answering(scriptMessageHandlerWithReply), name: name)
    }

    open func removeScriptMessageHandler(forName name: String) {
        set(nil, name: name)
    }

    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        removeScriptMessageHandler(forName: name)
    }

    open func removeAllScriptMessageHandlers() {
        handlers = [:]
        Self.handlersDidChange()
    }

    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        removeAllScriptMessageHandlers()
    }

    private func set(_ handler: ScriptMessageHandler?, name: String) {
        handlers[name] = handler
        Self.handlersDidChange()
    }
}

// MARK: The pages' side

extension WKUserContentController {
    /// Called when handlers have been added or removed anywhere.
    package static var handlersDidChange: () -> Void = {}

    /// Returns the controllers that the window's page can reach, newest first: those created for the page or before any page.
    package static func reachable(from window: UIWindow) -> [WKUserContentController] {
        (PageOwned.madeForAll() + PageOwned.made(for: window)).reversed()
    }

    package var handlerNames: [String] { handlers.keys.sorted() }

    /// - Parameters:
    ///   - name: one of `handlerNames`.
    ///   - reply: gets the handler's answer or its error; neither for a handler without replies.
    package func post(
        _ body: Any, to name: String, from webView: WKWebView, reply: @escaping (Any?, String?) -> Void
    ) {
        let message = WKScriptMessage(body: body, name: name, webView: webView)
        switch handlers[name] {
        case .listening(let handler):
            handler.userContentController(self, didReceive: message)
            reply(nil, nil)
        case .answering(let handler):
            handler.userContentController(self, didReceive: message, replyHandler: reply)
        case nil: break
        }
    }
}

private enum ScriptMessageHandler {
    case listening(any WKScriptMessageHandler)
    case answering(any WKScriptMessageHandlerWithReply)
}
