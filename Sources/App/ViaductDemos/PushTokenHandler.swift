import UIKit
import UserNotifications
import ViaductComponents
import WebKit

/// Gives the page this phone's token for notifications, so that the server can store it for the signed-in person.
class PushTokenHandler: NSObject, WKScriptMessageHandler {
    private weak var webView: WKWebView?
    private var observer: (any NSObjectProtocol)?

    override init() {
        super.init()
        observer = NotificationCenter.default.addObserver(
            forName: .didReceiveDeviceToken,
            object: nil,
            queue: nil
        ) { [weak self] notification in
            guard let token = notification.object as? Data else { return }
            MainActor.assumeIsolated { self?.didReceive(deviceToken: token) }
        }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
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

    private func didReceive(deviceToken: Data) {
        guard let webView = webView else { return }

        let token = deviceToken.map { String(format: "%02x", $0) }.joined()
        let script = "window.bridge.register(\"\(token)\");"
        webView.evaluateJavaScript(script) { _, error in
            if let error = error {
                print("The page did not take the token:", error.localizedDescription)
            }
        }
        self.webView = nil
    }
}
