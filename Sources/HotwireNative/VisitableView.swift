public import UIKit
public import WebKit

/// What holds a screen's web view (upstream's type of this name).
@MainActor open class VisitableView: UIView {
    /// Not kept alive; `nil` while the web view is at another screen.
    open weak var webView: WKWebView?
}
