/// Answers what pages post to its name.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)
}
