import WebKit

/// The part of a bridge that bridge delegates use. Tests substitute their own.
@MainActor protocol Bridgable: AnyObject {
    var delegate: BridgeDelegate? { get set }
    var webView: WKWebView? { get }

    func register(component: String) async throws
    func register(components: [String]) async throws
    func unregister(component: String) async throws
    /// - Returns: `false` when the reply was refused.
    func reply(with message: Message) throws -> Bool
}
