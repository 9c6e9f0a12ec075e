public import Foundation
public import UIKit
public import WebKit

/// A screen that shows a web page (upstream's type of this name).
@preconcurrency @MainActor public protocol Visitable: AnyObject {
    var visitableViewController: UIViewController { get }
    var visitableDelegate: (any VisitableDelegate)? { get set }
    var visitableView: VisitableView { get }
    var initialVisitableURL: URL { get }
    /// The page's current URL, after redirects and its own changes.
    var currentVisitableURL: URL { get }

    func visitableDidRender()
    func showVisitableActivityIndicator()
    func hideVisitableActivityIndicator()
    func visitableDidActivateWebView(_ webView: WKWebView)
    func visitableWillDeactivateWebView()
    func visitableDidDeactivateWebView()
}

extension Visitable {
    public func reloadVisitable() {
        visitableDelegate?.visitableDidRequestReload(self)
    }

    public func showVisitableActivityIndicator() { visitableView.showActivityIndicator() }
    public func hideVisitableActivityIndicator() { visitableView.hideActivityIndicator() }
    public func visitableDidActivateWebView(_ webView: WKWebView) {}
    public func visitableDidDeactivateWebView() {}

    /// Shows the page's web view on this screen, until another screen takes it.
    package func activate(_ webView: WKWebView) {
        visitableView.activateWebView(webView, forVisitable: self)
        visitableDidActivateWebView(webView)
    }

    /// Removes the web view from this screen, if it is here.
    package func deactivateWebView() {
        guard visitableView.webView != nil else { return }
        visitableWillDeactivateWebView()
        visitableView.deactivateWebView()
        visitableDidDeactivateWebView()
    }
}

extension Visitable where Self: UIViewController {
    public var visitableViewController: UIViewController { self }
}

/// Observes the life cycle of web screens (upstream's type of this name).
@preconcurrency @MainActor public protocol VisitableDelegate: AnyObject {
    func visitableViewWillAppear(_ visitable: any Visitable)
    func visitableViewDidAppear(_ visitable: any Visitable)
    func visitableViewWillDisappear(_ visitable: any Visitable)
    func visitableViewDidDisappear(_ visitable: any Visitable)
    func visitableDidRequestReload(_ visitable: any Visitable)
    func visitableDidRequestRefresh(_ visitable: any Visitable)
}
