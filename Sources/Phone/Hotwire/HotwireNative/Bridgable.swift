import WebKit

/// What a bridge delegate needs of a bridge, so that tests can stand in for it.
@MainActor protocol Bridgable: AnyObject {
    var delegate: BridgeDelegate? { get set }
    var webView: WKWebView? { get }

    func register(component: String) async throws
    func register(components: [String]) async throws
    func unregister(component: String) async throws
    /// - Returns: `false` when the reply was refused.
    func reply(with message: Message) throws -> Bool
}
