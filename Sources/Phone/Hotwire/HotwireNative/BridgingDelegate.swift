public import WebKit

/// A component's view of its screen (upstream's type of this name).
@MainActor public protocol BridgingDelegate: AnyObject {
    var location: String { get }
    /// `nil` once the screen is gone.
    var destination: (any BridgeDestination)? { get }
    /// `nil` while the web view shows another screen.
    var webView: WKWebView? { get }

    func webViewDidBecomeActive(_ webView: WKWebView)
    func webViewDidBecomeDeactivated()
    /// - Returns: `false` when there is no bridge to send the reply over.
    func reply(with message: Message) async throws -> Bool

    func onViewDidLoad()
    func onViewWillAppear()
    func onViewDidAppear()
    func onViewWillDisappear()
    func onViewDidDisappear()

    /// The component of that type; `nil` while it has had no message, or the screen is not active.
    func component<C: BridgeComponent>() -> C?

    func bridgeDidInitialize()
    /// - Returns: whether a component got the message.
    func bridgeDidReceiveMessage(_ message: Message) -> Bool
}
