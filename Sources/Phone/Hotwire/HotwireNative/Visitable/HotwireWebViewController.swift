import Foundation
import UIKit
public import WebKit

/// A screen for a web page, with its bridge components (upstream's type of this name).
@preconcurrency @MainActor open class HotwireWebViewController: VisitableViewController, BridgeDestination {
    public lazy var bridgeDelegate = BridgeDelegate(
        location: initialVisitableURL.absoluteString, destination: self,
        componentTypes: Hotwire.bridgeComponentTypes)

    /// Gives the screen the components of one app, before its first message.
    package func prepare(location: String, componentTypes: [BridgeComponent.Type]) {
        bridgeDelegate = BridgeDelegate(location: location, destination: self, componentTypes: componentTypes)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backButtonDisplayMode = Hotwire.config.backButtonDisplayMode
        if Hotwire.config.showDoneButtonOnModals, presentingViewController != nil { addDoneButton() }
        bridgeDelegate.onViewDidLoad()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bridgeDelegate.onViewWillAppear()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        bridgeDelegate.onViewDidAppear()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        bridgeDelegate.onViewWillDisappear()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        bridgeDelegate.onViewDidDisappear()
    }

    open override func visitableDidActivateWebView(_ webView: WKWebView) {
        super.visitableDidActivateWebView(webView)
        bridgeDelegate.webViewDidBecomeActive(webView)
    }

    open override func visitableDidDeactivateWebView() {
        super.visitableDidDeactivateWebView()
        bridgeDelegate.webViewDidBecomeDeactivated()
    }

    private func addDoneButton() {
        let dismiss = UIAction { [unowned self] _ in self.dismiss(animated: true) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: dismiss)
    }
}
