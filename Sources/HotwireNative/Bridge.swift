internal import Foundation
public import WebKit

/// The bridge of one web view.
@MainActor public final class Bridge: Bridgable {
    weak var delegate: BridgeDelegate?
    package weak var webView: WKWebView?
    /// Takes the replies; without it they are called as JavaScript in the web view, as on iOS.
    package weak var outlet: (any ReplyOutlet)?

    init(webView: WKWebView) {
        self.webView = webView
    }

    /// Gives the web view its bridge, unless it has one.
    public static func initialize(_ webView: WKWebView) {
        guard webView.bridge == nil else { return }
        webView.bridge = Bridge(webView: webView)
        // On iOS this is the bridge's JavaScript; here the page has loaded the adapter, which does the same.
        let script = WKUserScript(source: "window.nativeBridge", injectionTime: .atDocumentStart, forMainFrameOnly: true)
        webView.configuration.userContentController.addUserScript(script)
    }

    /// The web view's bridge, a new one when it has none.
    package static func bridge(for webView: WKWebView) -> Bridge? {
        initialize(webView)
        return webView.bridge as? Bridge
    }

    func register(component: String) async throws {
        try await evaluate(function: "window.nativeBridge.register", arguments: [component])
    }

    func register(components: [String]) async throws {
        try await evaluate(function: "window.nativeBridge.register", arguments: [components])
    }

    func unregister(component: String) async throws {
        try await evaluate(function: "window.nativeBridge.unregister", arguments: [component])
    }

    @discardableResult
    func reply(with message: Message) async throws -> Bool {
        if let sent = try replyNow(with: message) { return sent }
        let data = try JSONSerialization.jsonObject(with: Data(message.jsonData.utf8), options: .fragmentsAllowed)
        let reply: [String: Any] = [
            "id": message.id, "component": message.component, "event": message.event, "data": data,
        ]
        try await evaluate(function: "window.nativeBridge.replyWith", arguments: [reply])
        return true
    }

    /// - Returns: `nil` without an outlet, since JavaScript can only be awaited.
    func replyNow(with message: Message) throws -> Bool? {
        guard let outlet else { return nil }
        BridgeLog.debug("“\(message.component)” replies “\(message.event)” \(message.jsonData)")
        return try outlet.deliver(message)
    }

    @discardableResult
    func evaluate(javaScript: String) async throws -> Any? {
        guard let webView else { throw BridgeError.missingWebView }
        return try await webView.evaluateJavaScript(javaScript)
    }

    /// Calls a function of the page by its name, with arguments that JSON knows.
    @discardableResult
    func evaluate(function: String, arguments: [Any]) async throws -> Any? {
        let json = try arguments.map { argument in
            let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .withoutEscapingSlashes, .sortedKeys]
            return String(decoding: try JSONSerialization.data(withJSONObject: argument, options: options), as: UTF8.self)
        }
        return try await evaluate(javaScript: "\(function)(\(json.joined(separator: ",")))")
    }
}
