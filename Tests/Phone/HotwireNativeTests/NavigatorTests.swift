import Foundation
@_spi(HotwireNativeMain) import HotwireNative
import Testing
import UIKit
import WebKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor @Suite struct NavigatorTests {
    private final class NumbersViewController: UIViewController {}

    private final class Delegate: NavigatorDelegate {
        var result = ProposalResult.accept
        var proposals: [VisitProposal] = []

        func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
            proposals.append(proposal)
            return result
        }
    }

    /// A delegate as written for Hotwire Native iOS 1.0.
    private final class OldDelegate: NavigatorDelegate {
        var error: (any Error)?

        func handle(proposal: VisitProposal) -> ProposalResult { .reject }

        func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retryHandler: RetryBlock?) {
            self.error = error
        }
    }

    private let page = TestNavigatorPage()
    private let delegate = Delegate()
    private let navigator: Navigator

    init() {
        let rules = """
            {"rules": [
              {"patterns": ["/new$"], "properties": {"context": "modal", "modal_style": "medium"}},
              {"patterns": ["/replaced$"], "properties": {"presentation": "replace"}},
              {"patterns": ["/out$"], "properties": {"presentation": "clear_all"}},
              {"patterns": ["/nothing$"], "properties": {"presentation": "none"}}
            ]}
            """
        navigator = Navigator(
            pathConfiguration: PathConfiguration(sources: [.data(Data(rules.utf8))]),
            configuration: Navigator.Configuration(name: "main", startLocation: Self.url("/")), page: page)
        navigator.delegate = delegate
    }

    private static func url(_ path: String) -> URL { URL(string: "https://example.com\(path)") ?? URL(filePath: "/") }

    private var stack: [UIViewController] { page.navigationController.viewControllers }

    @Test(arguments: [false, true])
    func `equal tabs are one in 1_2_2, and two in the library's main`(isMain: Bool) {
        Hotwire.isMain = isMain
        defer { Hotwire.isMain = false }
        let image = UIImage()
        let tabs = (0..<2).map { _ in HotwireTab(title: "A", image: image, url: Self.url("/")) }
        #expect((tabs[0] == tabs[1]) == !isMain)
        #expect((tabs[0].id == tabs[1].id) == !isMain)
    }

    @Test(arguments: [false, true])
    func `a link to an unsafe scheme is routed in 1_2_2, and not in the library's main`(isMain: Bool) throws {
        Hotwire.isMain = isMain
        defer { Hotwire.isMain = false }
        let url = try #require(URL(string: "data:text/plain,a"))
        let frame = WKFrameInfo(isMainFrame: true, request: URLRequest(url: Self.url("/")))
        let action = WKNavigationAction(request: URLRequest(url: url), navigationType: .linkActivated, sourceFrame: frame, targetFrame: frame)
        let configuration = Navigator.Configuration(name: "main", startLocation: Self.url("/"))
        let handler = ExternalNavigationWebViewPolicyDecisionHandler()
        #expect(handler.matches(navigationAction: action, configuration: configuration))
        // A navigator without a configuration asks its delegate at once.
        let navigator = Navigator(delegate: delegate)
        #expect(handler.handle(navigationAction: action, configuration: configuration, navigator: navigator) == .cancel)
        #expect(delegate.proposals.map(\.url) == (isMain ? [] : [url]))
    }

    @Test func `an accepted URL is visited on the page's own site`() {
        navigator.route(Self.url("/posts?a=1"))
        navigator.route(Self.url("/posts/1"), options: VisitOptions(action: .replace))
        navigator.route(Self.url("/replaced"))
        #expect(
            page.visits.map(\.url) == [
                "http://localhost:3000/posts?a=1", "http://localhost:3000/posts/1", "http://localhost:3000/replaced",
            ])
        #expect(page.visits.map(\.action) == [.advance, .replace, .advance])
        #expect(page.visits.map(\.presentation) == [.default, .default, .replace])
    }

    @Test func `the delegate is asked with what the path configuration says`() {
        delegate.result = .reject
        navigator.route(Self.url("/posts/new"), parameters: ["from": "menu"])
        #expect(page.visits.isEmpty)
        #expect(delegate.proposals.first?.context == .modal)
        #expect(delegate.proposals.first?.parameters?["from"] as? String == "menu")
    }

    @Test func `another site's URL is not visited`() {
        navigator.route(URL(filePath: "/etc"))
        #expect(delegate.proposals.isEmpty)
        #expect(page.visits.isEmpty)
    }

    @Test func `a native screen is pushed, and popped`() {
        let screen = NumbersViewController()
        delegate.result = .acceptCustom(screen)
        navigator.route(Self.url("/numbers"))
        #expect(stack.last === screen)
        delegate.result = .acceptCustom(NumbersViewController())
        navigator.route(Self.url("/numbers"))
        #expect(stack.count == 2)
        navigator.pop()
        #expect(stack.count == 1)
    }

    @Test func `a native screen in the modal context is presented, and the stack ends with its last screen`() {
        delegate.result = .acceptCustom(NumbersViewController())
        navigator.route(Self.url("/numbers/new"))
        #expect(page.navigationController.presentedViewController === navigator.modalRootViewController)
        #expect(navigator.activeNavigationController === navigator.modalRootViewController)
        #expect(navigator.modalRootViewController.sheetPresentationController?.detents.count == 2)
        delegate.result = .acceptCustom(UITableViewController())
        navigator.route(Self.url("/others/new"))
        #expect(navigator.modalRootViewController.viewControllers.count == 2)
        navigator.pop()
        navigator.pop()
        #expect(page.navigationController.presentedViewController == nil)
    }

    @Test func `a controller for a web page stands for the page that is visited`() {
        let controller = HotwireWebViewController(url: Self.url("/posts"))
        delegate.result = .acceptCustom(controller)
        navigator.route(Self.url("/posts"))
        #expect(page.visits.first?.controller === controller)
        #expect(stack.count == 1)
    }

    @Test func `an alert is presented, and nothing is visited`() {
        delegate.result = .acceptCustom(UIAlertController(title: "No", message: nil, preferredStyle: .alert))
        navigator.route(Self.url("/posts"))
        #expect(page.navigationController.presentedViewController is UIAlertController)
        #expect(page.visits.isEmpty)
    }

    @Test func `presentations that visit nothing do what they say`() {
        navigator.route(Self.url("/nothing"))
        #expect(page.reloads == 0)
        page.navigationController.pushViewController(NumbersViewController(), animated: false)
        navigator.route(Self.url("/out"))
        #expect(stack.count == 1)
        #expect(page.reloads == 1)
        #expect(page.visits.isEmpty)
    }

    @Test func `a delegate of an older version is asked in its own words`() {
        let old = OldDelegate()
        navigator.delegate = old
        navigator.route(Self.url("/posts"))
        #expect(page.visits.isEmpty)
        navigator.session(
            navigator.session, didFailRequestForVisitable: HotwireWebViewController(url: Self.url("/")),
            error: .http(.client(.notFound)))
        #expect(old.error as? TurboError == .http(statusCode: 404))
    }

    @Test func `handlers of the app's own decide which URLs are visited`() {
        defer {
            Hotwire.registerRouteDecisionHandlers([
                AppNavigationRouteDecisionHandler(), SafariViewControllerRouteDecisionHandler(),
                SystemNavigationRouteDecisionHandler(),
            ])
        }
        Hotwire.registerRouteDecisionHandlers([Refusal(), AppNavigationRouteDecisionHandler()])
        navigator.route(Self.url("/refused"))
        navigator.route(Self.url("/posts"))
        #expect(page.visits.map(\.url) == ["http://localhost:3000/posts"])
    }

    @Test(arguments: [false, true])
    func `screens above the first one hide the tabs where the app wants that`(hides: Bool) {
        Hotwire.config.hideTabBarWhenPushed = hides
        defer { Hotwire.config.hideTabBarWhenPushed = false }
        let screens = [UIViewController(), UIViewController()]
        let stack = HotwireNavigationController(rootViewController: screens[0])
        stack.pushViewController(screens[1], animated: false)
        #expect(screens.map(\.hidesBottomBarWhenPushed) == [false, hides])
    }

    private struct Refusal: RouteDecisionHandler {
        let name = "refusal"

        func matches(location: URL, configuration: Navigator.Configuration) -> Bool { location.path == "/refused" }

        func handle(
            location: URL, configuration: Navigator.Configuration, navigator: Navigator
        ) -> Router.Decision { .cancel }
    }
}
