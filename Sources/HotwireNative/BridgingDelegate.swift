public import WebKit

/// What a component needs of its delegate.
@MainActor public protocol BridgingDelegate: AnyObject {
    var location: String { get }
    var destination: (any BridgeDestination)? { get }
    var webView: WKWebView? { get }

    func webViewDidBecomeActive(_ webView: WKWebView)
    func webViewDidBecomeDeactivated()

    /// - Returns: `false` without a bridge.
    func reply(with message: Message) async throws -> Bool

    func onViewDidLoad()
    func onViewWillAppear()
    func onViewDidAppear()
    func onViewWillDisappear()
    func onViewDidDisappear()

    /// The component of this type, `nil` before its first message.
    func component<C: BridgeComponent>() -> C?

    func bridgeDidInitialize()

    /// - Returns: whether a component got the message.
    @discardableResult
    func bridgeDidReceiveMessage(_ message: Message) -> Bool
}
