// “Quick Start Guide” in Strada iOS's documentation. `VisitableViewController` is Turbo's.

import Strada  // restored: the documentation shows no imports
import UIKit  // restored
import WebKit  // restored

extension WKWebViewConfiguration {
    static var appConfiguration: WKWebViewConfiguration {
        let stradaSubstring = Strada.userAgentSubstring(for: BridgeComponent.allTypes)
        let userAgent = "Turbo Native iOS \(stradaSubstring)"

        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = userAgent

        return configuration
    }
}

@MainActor enum SceneController {  // restored: the guide shows the lines inside
    static func makeWebView() -> WKWebView {  // restored
        let webView = WKWebView(frame: .zero, configuration: .appConfiguration)

        Bridge.initialize(webView)
        return webView  // restored
    }  // restored
}  // restored

final class TurboWebViewController: VisitableViewController, BridgeDestination {

    lazy var bridgeDelegate: BridgeDelegate = {  // without `private`: the test sends through it
        BridgeDelegate(
            location: visitableURL.absoluteString,
            destination: self,
            componentTypes: BridgeComponent.allTypes)
    }()

    // MARK: View lifecycle

    override func viewDidLoad() {
        super.viewDidLoad()
        bridgeDelegate.onViewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bridgeDelegate.onViewWillAppear()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        bridgeDelegate.onViewDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        bridgeDelegate.onViewWillDisappear()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        bridgeDelegate.onViewDidDisappear()
    }

    // MARK: Visitable

    override func visitableDidActivateWebView(_ webView: WKWebView) {
        bridgeDelegate.webViewDidBecomeActive(webView)
    }

    override func visitableDidDeactivateWebView() {
        bridgeDelegate.webViewDidBecomeDeactivated()
    }
}
