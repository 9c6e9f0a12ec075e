import HotwireNative
import UIKit
import WebKit

class Coordinator: NSObject {
    private(set) lazy var session = makeSession()

    private func makeSession() -> Session {
        let configuration = WKWebViewConfiguration()
        let scriptMessageHandler = ScriptMessageHandler(delegate: self)
        configuration.userContentController.add(scriptMessageHandler, name: "nativeApp")
        configuration.userContentController.add(PushTokenHandler(), name: "pushToken")
        return Session(webViewConfiguration: configuration)
    }

    private func route(url: URL) {
        session.visit(HotwireWebViewController(url: url))
    }

    private var nextActionButtonURL: URL?
}

extension Coordinator: ScriptMessageDelegate {
    func addActionButton(url: URL, imageName: String) {
        nextActionButtonURL = url
        let image = UIImage(systemName: imageName)  // 🤩
        let actionButton = UIBarButtonItem(
            image: image,
            primaryAction: UIAction { [weak self] _ in self?.visitActionButtonURL() }
        )
        session.topmostVisitable?.visitableViewController
            .navigationItem.rightBarButtonItem = actionButton
    }

    private func visitActionButtonURL() {
        if let url = nextActionButtonURL {
            route(url: url)
        }
        nextActionButtonURL = nil
    }
}
