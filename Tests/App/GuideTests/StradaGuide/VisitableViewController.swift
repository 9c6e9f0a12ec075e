import UIKit
import WebKit

/// As much of Turbo's class as the guide uses.
@MainActor class VisitableViewController: UIViewController {
    let visitableURL: URL

    init(url: URL) {
        visitableURL = url
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func visitableDidActivateWebView(_ webView: WKWebView) {}
    func visitableDidDeactivateWebView() {}
}
