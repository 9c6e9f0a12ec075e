public import WebKit

/// Connects a web view to the components of its current screen (upstream's type of this name).
@preconcurrency @MainActor public final class Bridge: Bridgable {
    public typealias InitializationCompletionHandler = () -> Void

    package internal(set) weak var delegate: BridgeDelegate?
    private(set) weak var webView: WKWebView?
    /// Receives the replies; without it they are sent to the page as a script. Its owner resets it when the page is gone.
    package var outlet: (any ReplyOutlet)?

    /// Prepares a web view, once; further calls do nothing.
    public static func initialize(_ webView: WKWebView) {
        _ = Bridge.of(webView) ?? make(for: webView)
    }

    init(webView: WKWebView) {
        self.webView = webView
    }

    /// Returns the bridge that `initialize(_:)` gave a web view.
    package static func of(_ webView: WKWebView) -> Bridge? {
        webView.attachment as? Bridge
    }

    private static func make(for webView: WKWebView) -> Bridge {
        let bridge = Bridge(webView: webView)
        webView.attachment = bridge
        return bridge
    }

    func register(component: String) async throws {
        try await call("register", with: JSON.text(of: component))
    }

    func register(components: [String]) async throws {
        try await call("register", with: JSON.text(of: components))
    }

    func unregister(component: String) async throws {
        try await call("unregister", with: JSON.text(of: component))
    }

    func reply(with message: Message) throws -> Bool {
        HotwireLog.debug("reply to “\(message.component)”, event “\(message.event)”: \(message.jsonData)")
        if let outlet { return try outlet.deliver(message) }
        guard let webView else { throw BridgeError.missingWebView }
        webView.evaluateJavaScript(
            "window.nativeBridge.replyWith(\(try JSON.text(of: message.withObjectData)))", completionHandler: nil)
        return true
    }

    @discardableResult
    func evaluate(javaScript: String) async throws -> Any? {
        guard let webView else { throw BridgeError.missingWebView }
        return try await webView.evaluateJavaScript(javaScript)
    }

    private func call(_ function: String, with argument: String) async throws {
        try await evaluate(javaScript: "window.nativeBridge.\(function)(\(argument))")
    }
}

/// Delivers replies to the page more directly than a script does.
@MainActor package protocol ReplyOutlet: AnyObject {
    /// - Returns: `false` when the reply cannot be sent.
    func deliver(_ reply: Message) throws -> Bool
}

/// The reason why a bridge failed.
public enum BridgeError: Error, Equatable {
    case missingWebView
}
