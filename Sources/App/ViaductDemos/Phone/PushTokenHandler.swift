import UIKit
import UserNotifications
import ViaductComponents
import WebKit

/// Gives the page the token under which this phone gets notifications, so that the server can keep it for who is signed in.
class PushTokenHandler: NSObject, WKScriptMessageHandler {
    private weak var webView: WKWebView?

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(didReceiveDeviceToken(_:)),
            name: .didReceiveDeviceToken,
            object: nil
        )
    }

    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    ) {
        webView = message.webView
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { granted, _ in
            guard granted else { return }
            DispatchQueue.main.async { UIApplication.shared.registerForRemoteNotifications() }
        }
    }

    @objc private func didReceiveDeviceToken(_ notification: Notification) {
        guard let data = notification.object as? Data, let webView = webView else { return }

        let token = data.map { String(format: "%02x", $0) }.joined()
        let script = "window.bridge.register(\"\(token)\");"
        webView.evaluateJavaScript(script) { _, error in
            if let error = error {
                print("The page did not take the token:", error.localizedDescription)
            }
        }
        self.webView = nil
    }
}
