public import Foundation
public import UIKit
public import WebKit

/// A screen for a web page (upstream's type of this name).
@preconcurrency @MainActor
open class VisitableViewController: UIViewController, Visitable, PathConfigurationIdentifiable {
    /// The reason why the screen appears.
    public enum AppearReason: Sendable {
        case pushedOntoNavigationStack, revealedByPop, tabSelected, revealedByModalDismiss
    }

    /// The reason why the screen disappears.
    public enum DisappearReason: Sendable {
        case coveredByPush, poppedFromNavigationStack, tabDeselected, coveredByModal
    }

    nonisolated public static var pathConfigurationIdentifier: String { "web" }

    open weak var visitableDelegate: (any VisitableDelegate)?
    open var appearReason = AppearReason.pushedOntoNavigationStack
    open var disappearReason = DisappearReason.poppedFromNavigationStack
    /// The address to visit; `nil` until a screen for Turbo iOS sets it.
    package var ownURL: URL?

    public init(url: URL) {
        ownURL = url
        super.init(nibName: nil, bundle: nil)
    }

    /// For Turbo iOS, whose subclasses set `visitableURL` afterwards.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open private(set) lazy var visitableView = VisitableView()
    public var initialVisitableURL: URL { ownURL ?? URL(filePath: "/") }
    public var currentVisitableURL: URL { visitableView.webView?.url ?? initialVisitableURL }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(visitableView)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if appearReason == .tabSelected { return }
        visitableDelegate?.visitableViewWillAppear(self)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if appearReason == .tabSelected { return }
        visitableDelegate?.visitableViewDidAppear(self)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if disappearReason == .tabDeselected { return }
        visitableDelegate?.visitableViewWillDisappear(self)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if disappearReason == .tabDeselected { return }
        visitableDelegate?.visitableViewDidDisappear(self)
    }

    /// Called when the page has rendered, or its title has changed.
    open func visitableDidRender() {
        if let webView = visitableView.webView { title = webView.title }
    }

    open func showVisitableActivityIndicator() { visitableView.showActivityIndicator() }
    open func hideVisitableActivityIndicator() { visitableView.hideActivityIndicator() }
    open func visitableDidActivateWebView(_ webView: WKWebView) {}
    open func visitableWillDeactivateWebView() {}
    open func visitableDidDeactivateWebView() {}
}
