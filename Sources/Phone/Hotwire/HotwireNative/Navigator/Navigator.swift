public import Foundation
public import UIKit
public import WebKit

/// Routes a page to other places, and puts native screens on top of it (upstream's type of this name).
///
/// An app has one for each tab. Here each of them moves the page that a component is working for.
@preconcurrency @MainActor public class Navigator: Router {
    public weak var delegate: (any NavigatorDelegate)?
    public let session: Session
    public let modalSession: Session
    /// Asked for new windows. The browser shows a page's dialogs.
    public var webkitUIDelegate: (any WKUIDelegate)? {
        get { keptUIDelegate }
        set {
            hasOwnUIDelegate = true
            keptUIDelegate = newValue
        }
    }
    private lazy var keptUIDelegate: (any WKUIDelegate)? = WKUIController(delegate: self)
    private(set) var hasOwnUIDelegate = false

    let configuration: Configuration?
    /// The start URL. Without a configuration, it is the first URL that a scene delegate routes to (Hotwire Native iOS 1.0).
    private(set) var startLocation: URL?
    private var ownPage: (any NavigatorPage)?
    /// The navigator's controller in a tab bar, and its stack while there is no page.
    private(set) lazy var ownNavigationController = Hotwire.config.defaultNavigationController()
    /// The modal stack whose root is a native screen.
    package private(set) lazy var sheet = Hotwire.config.defaultNavigationController()
    /// The style of the sheet's last presentation.
    var sheetStyle = Navigation.ModalStyle.large

    public convenience init(configuration: Configuration, delegate: (any NavigatorDelegate)? = nil) {
        self.init(pathConfiguration: Hotwire.config.pathConfiguration, configuration: configuration, page: nil)
        self.delegate = delegate
    }

    /// The form of Hotwire Native iOS 1.0. Without a start URL, no URL counts as external.
    public convenience init(
        pathConfiguration: PathConfiguration? = nil, delegate: (any NavigatorDelegate)? = nil
    ) {
        self.init(
            pathConfiguration: pathConfiguration ?? Hotwire.config.pathConfiguration, configuration: nil, page: nil)
        self.delegate = delegate
    }

    /// - Parameter page: the only page that it moves; `nil` for the page that a component is working for.
    package init(
        pathConfiguration: PathConfiguration, configuration: Configuration?, page: (any NavigatorPage)?
    ) {
        self.configuration = configuration
        startLocation = configuration?.startLocation
        ownPage = page
        session = Session(of: .main, page: page, pathConfiguration: pathConfiguration)
        modalSession = Session(of: .modal, page: page, pathConfiguration: pathConfiguration)
        session.delegate = self
        modalSession.delegate = self
        if page == nil { PageOwned.add(self) }
    }

    /// Releases the page. It is held strongly because a weak reference would slow each of its messages.
    package func forgetPage() {
        ownPage = nil
        session.forgetPage()
        modalSession.forgetPage()
    }

    var page: (any NavigatorPage)? { ownPage ?? UIApplication.shared.currentPage }

    // MARK: The stacks

    /// The main stack. While a modal page is shown, it is the one below that, a different object.
    public var rootViewController: UINavigationController { page?.coveredNavigationController ?? stack }
    public var modalRootViewController: UINavigationController { page?.coversOthers == true ? stack : sheet }

    /// As upstream, the modal stack while anything is presented, even if that is not the modal stack.
    public var activeNavigationController: UINavigationController {
        rootViewController.presentedViewController == nil ? rootViewController : modalRootViewController
    }

    public var activeWebView: WKWebView { session.webView }

    /// The session of the stack that the page is on.
    package var pageSession: Session { page?.coversOthers == true ? modalSession : session }

    /// The page's stack, which is the modal one while a modal page is shown.
    var stack: UINavigationController { page?.navigationController ?? ownNavigationController }
    /// The stack on top.
    var front: UINavigationController { isSheetShown ? sheet : stack }
    var isSheetShown: Bool { sheet.presentingViewController != nil }

    // MARK: Navigation

    /// Visits the start URL, unless a page is shown already.
    public func start() {
        guard stack.children.isEmpty, sheet.children.isEmpty else {
            return HotwireLog.debug("The navigator did not start: a page is shown already.")
        }
        if let configuration { route(configuration.startLocation) }
    }

    public func route(_ url: URL) {
        route(url, options: VisitOptions(action: .advance), parameters: nil)
    }

    /// Visits the URL, unless the delegate decides otherwise.
    ///
    /// - Parameter parameters: the parameters of the proposal.
    public func route(
        _ url: URL, options: VisitOptions? = VisitOptions(action: .advance), parameters: [String: Any]? = nil
    ) {
        let properties = session.pathConfiguration?.properties(for: url) ?? [:]
        route(
            VisitProposal(url: url, options: options ?? VisitOptions(), properties: properties, parameters: parameters))
    }

    public func route(_ proposal: VisitProposal) {
        if UIApplication.isConnectingScene, startLocation == nil {
            startLocation = proposal.url
            return HotwireLog.debug("The navigator did not start at \(proposal.url): a page is shown already.")
        }
        if let configuration,
            Hotwire.config.router.decideRoute(for: proposal.url, configuration: configuration, navigator: self)
                == .cancel
        {
            return
        }
        switch delegate?.handle(proposal: proposal, from: self) ?? .accept {
        case .accept: show(nil, for: proposal)
        case .acceptCustom(let controller): show(controller, for: proposal)
        case .reject: break
        }
    }

    /// Goes back one native screen or one place. Dismisses a modal stack that has only one screen.
    public func pop(animated: Bool = true) {
        guard front.popViewController(animated: animated) == nil else { return }
        if isSheetShown {
            stack.dismiss(animated: animated)
        } else {
            _ = page?.uncover(further: 0)
        }
    }

    /// Dismisses what covers the page, goes back to its first place, and refreshes that unless it is a native screen. An Android app only
    /// goes back.
    public func clearAll(animated: Bool = false) {
        dismissModal(animated: animated)
        guard let page else {
            stack.popToRootViewController(animated: animated)
            return
        }
        page.uncover(toRoot: false) { _ in
            page.navigationController.popToRootViewController(animated: animated)
            if !page.isAndroid { page.refresh() }
        }
    }

    public func reload() {
        page?.reload()
    }

    /// Opens another site's page (Hotwire Native iOS 1.1).
    public func open(externalURL: URL, _ via: ExternalURLNavigationAction) {
        switch via {
        case .openViaSafariController: SafariViewControllerRouteDecisionHandler.open(externalURL, on: self)
        case .openViaSystem: UIApplication.shared.open(externalURL)
        case .reject: break
        }
    }

    public func appDidBecomeActive() {}
    public func appDidEnterBackground() {}

    func dismissModal(animated: Bool) {
        if stack.presentedViewController != nil { stack.dismiss(animated: animated) }
    }
}
