/// Takes what pages post to its name.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
