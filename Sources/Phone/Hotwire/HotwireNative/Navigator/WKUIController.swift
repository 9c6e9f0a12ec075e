public import Foundation
public import UIKit
public import WebKit

/// Shows a page's `alert()` and `confirm()` as native alerts (upstream's type of this name). In a browser the page shows them itself.
@preconcurrency @MainActor open class WKUIController: NSObject, WKUIDelegate {
    private weak var delegate: (any WKUIControllerDelegate)?

    public init(delegate: (any WKUIControllerDelegate)!) {
        self.delegate = delegate
        super.init()
    }

    open func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void
    ) {
        ask(message, [UIAlertAction(title: "Close", style: .default) { _ in completionHandler() }])
    }

    open func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
    ) {
        ask(
            message,
            [
                UIAlertAction(title: "OK", style: .default) { _ in completionHandler(true) },
                UIAlertAction(title: "Cancel", style: .cancel) { _ in completionHandler(false) },
            ])
    }

    /// A window that a script opens, which the library's main loads in the web view.
    @_spi(HotwireNativeMain)
    open func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        guard Hotwire.isMain else { return windowFeatures.leaveUnanswered() }
        if navigationAction.request.url != nil, navigationAction.targetFrame?.isMainFrame != true { webView.load(navigationAction.request) }
        return nil
    }

    private func ask(_ message: String, _ actions: [UIAlertAction]) {
        let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
        actions.forEach(alert.addAction)
        delegate?.present(alert, animated: true)
    }
}

/// Presents a page's JavaScript dialogs (upstream's type of this name).
@preconcurrency @MainActor public protocol WKUIControllerDelegate: AnyObject {
    func present(_ alert: UIAlertController, animated: Bool)
}
