public import UIKit
public import WebKit

/// The container of a screen's web view (upstream's type of this name).
@preconcurrency @MainActor open class VisitableView: UIView {
    /// `nil` while the web view is on another screen.
    open var webView: WKWebView?
    private weak var visitable: (any Visitable)?

    open func activateWebView(_ webView: WKWebView, forVisitable visitable: any Visitable) {
        self.webView = webView
        self.visitable = visitable
        addSubview(webView)
    }

    open func deactivateWebView() {
        if webView?.superview === self { webView?.removeFromSuperview() }
        webView = nil
        visitable = nil
    }

    // MARK: Refreshing

    open lazy var refreshControl: UIRefreshControl = {
        let control = UIRefreshControl()
        let refresh = UIAction { [weak self] _ in
            guard let visitable = self?.visitable else { return }
            visitable.visitableDelegate?.visitableDidRequestRefresh(visitable)
        }
        control.addAction(refresh, for: .valueChanged)
        return control
    }()
    open var allowsPullToRefresh: Bool {
        get { isPulled }
        @available(*, deprecated, message: "no effect")
        set {
            inert(self)
            isPulled = newValue
        }
    }
    /// Whether the path configuration enables pull to refresh. A page cannot be pulled.
    var isPulled = true
    open var isRefreshing: Bool { refreshControl.isRefreshing }

    // MARK: The spinner

    open lazy var activityIndicatorView = UIActivityIndicatorView(style: .medium)

    open func showActivityIndicator() {
        if isRefreshing { return }
        if activityIndicatorView.superview == nil { addSubview(activityIndicatorView) }
        activityIndicatorView.startAnimating()
    }

    open func hideActivityIndicator() {
        activityIndicatorView.stopAnimating()
    }

    // MARK: The picture of a page while another one is shown

    @available(*, deprecated, message: "no effect") open func updateScreenshot() { inert(self) }
    @available(*, deprecated, message: "no effect") open func showScreenshot() { inert(self) }
    @available(*, deprecated, message: "no effect") open func hideScreenshot() { inert(self) }
    @available(*, deprecated, message: "no effect") open func clearScreenshot() { inert(self) }
}
