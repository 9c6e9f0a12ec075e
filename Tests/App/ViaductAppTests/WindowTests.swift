import AppTestSupport
import Foundation
import Testing
import UIKit
import ViaductProtocol
import WebKit

@_spi(HotwireNativeMain) @testable import HotwireNative
@testable import ViaductApp

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension EmbeddedSessionTests {
    /// The windows that a page's scripts open, and the app's policy about the page's own navigations.
    @MainActor @Suite(.serialized) struct WindowTests {
        /// What an app does about a new window.
        private final class Windows: NSObject, WKUIDelegate {
            var open: (WKWebView, WKNavigationAction) -> WKWebView? = { _, _ in nil }
            private(set) var actions: [WKNavigationAction] = []

            func webView(
                _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
                windowFeatures: WKWindowFeatures
            ) -> WKWebView? {
                actions.append(navigationAction)
                return open(webView, navigationAction)
            }
        }

        private final class Dialogs: NSObject, WKUIDelegate {}

        /// A subclass as `viaduct app` rewrites it.
        private final class Controller: WKUIController, WKWindowOpener {
            override func webView(
                _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
                windowFeatures: WKWindowFeatures
            ) -> WKWebView? {
                webView.load(navigationAction.request)
                return nil
            }
        }

        private struct Policy: WebViewPolicyDecisionHandler {
            let name = "own"
            let decision: WebViewPolicyManager.Decision
            let note: (WKNavigationAction) -> Void

            func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool { true }

            func handle(
                navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: Navigator
            ) -> WebViewPolicyManager.Decision {
                note(navigationAction)
                return decision
            }
        }

        private let page: TestPage
        private let navigator: Navigator

        init() throws {
            let start = try #require(URL(string: "https://shop.example/one"))
            var made: Navigator?
            // For the page's window, as a component makes it.
            DrawingComponent.draw = { _, _ in made = Navigator(configuration: Navigator.Configuration(name: "main", startLocation: start)) }
            page = TestPage([DrawingComponent.self])
            page.message("drawing", "draw")
            navigator = try #require(made)
        }

        private func end() {
            page.close()
            Hotwire.config = HotwireConfig()
            Hotwire.isMain = false
        }

        private func propose(_ url: String, via: NavigationCause) {
            page.send(#"{"type":"propose","url":"\#(url)","action":"advance","turbo":false,"via":"\#(via.rawValue)"}"#)
        }

        private func causes() -> [String] { page.notices.compactMap(\.cause) }

        // MARK: Windows

        @Test func `a script opens no window in an app of 1_2_2 that has nobody to ask`() {
            defer { end() }
            propose("http://localhost/two", via: .open)
            navigator.webkitUIDelegate = Dialogs()
            propose("http://localhost/two", via: .open)
            navigator.webkitUIDelegate = nil
            propose("http://localhost/two", via: .open)
            #expect(page.moves == [])
            #expect(causes().count { $0 == "VD-WINDOW-1" } == 3)
        }

        @Test func `the library's main loads what a script opens`() {
            defer { end() }
            Hotwire.isMain = true
            propose("http://localhost/two", via: .open)
            #expect(page.moves == [.visit("http://localhost/two", replaces: false)])
            #expect(!causes().contains("VD-WINDOW-1"))
        }

        @Test func `the navigator's delegate is asked for a window, and may route`() throws {
            defer { end() }
            let windows = Windows()
            windows.open = { [navigator] _, action in
                if let url = action.request.url { navigator.route(url) }
                return nil
            }
            navigator.webkitUIDelegate = windows
            propose("http://localhost/two?a=1", via: .open)
            let action = try #require(windows.actions.first)
            #expect(action.request.url?.absoluteString == "https://shop.example/two?a=1")
            #expect(action.targetFrame == nil)
            #expect(action.navigationType == .other)
            #expect(action.sourceFrame.isMainFrame)
            #expect(page.moves == [.visit("http://localhost/two?a=1", replaces: false)])
            #expect(causes() == [])
        }

        @Test func `a delegate of the web view is asked where the navigator has none of the app's`() {
            defer { end() }
            let windows = Windows()
            navigator.session.webView.uiDelegate = windows
            propose("http://localhost/two", via: .open)
            #expect(windows.actions.count == 1)
        }

        @Test func `what a delegate loads or opens is shown`() throws {
            defer { end() }
            let controller = Controller(delegate: navigator)
            navigator.webkitUIDelegate = controller
            propose("http://localhost/two", via: .open)
            let windows = Windows()
            windows.open = { _, _ in
                if let url = URL(string: "https://other.example/") { UIApplication.shared.open(url) }
                return nil
            }
            navigator.webkitUIDelegate = windows
            propose("http://localhost/three", via: .open)
            #expect(page.moves == [.visit("http://localhost/two", replaces: false), .outside("https://other.example/")])
        }

        @Test func `a second web view is told of once`() {
            defer { end() }
            let windows = Windows()
            windows.open = { _, _ in WKWebView() }
            navigator.webkitUIDelegate = windows
            for _ in 1...2 { propose("http://localhost/two", via: .open) }
            #expect(causes() == ["VD-WINDOW-2"])
        }

        @Test(arguments: ["javascript:alert(1)", "data:text/html,a", "file:///etc/passwd", "about:blank", "two", ""])
        func `an address that is no page's reaches nobody`(address: String) {
            defer { end() }
            let windows = Windows()
            navigator.webkitUIDelegate = windows
            var asked = 0
            Hotwire.registerWebViewPolicyDecisionHandlers([Policy(decision: .allow) { _ in asked += 1 }])
            for via in NavigationCause.allCases { propose(address, via: via) }
            #expect(windows.actions.isEmpty)
            #expect(asked == 0)
            #expect(page.moves == [])
        }

        // MARK: Policies

        @Test(arguments: [
            (NavigationCause.link, WKNavigationType.linkActivated, true), (.window, .linkActivated, false), (.script, .other, true),
            (.open, .other, false),
        ])
        func `the app's own handlers decide about navigations of the page`(via: NavigationCause, type: WKNavigationType, hasFrame: Bool) throws {
            defer { end() }
            let windows = Windows()
            navigator.webkitUIDelegate = windows
            var actions: [WKNavigationAction] = []
            Hotwire.registerWebViewPolicyDecisionHandlers([Policy(decision: .cancel) { actions.append($0) }])
            propose("http://localhost/two", via: via)
            #expect(page.moves == [])
            #expect(windows.actions.isEmpty)
            let action = try #require(actions.first)
            #expect(action.navigationType == type)
            #expect(action.targetFrame?.isMainFrame == (hasFrame ? true : nil))
            #expect(action.request.url?.absoluteString == "https://shop.example/two")
            // Without a handler that matches, a navigation is allowed.
            for handlers in [[Policy(decision: .allow) { _ in }], []] {
                Hotwire.registerWebViewPolicyDecisionHandlers(handlers)
                propose("http://localhost/two", via: via)
            }
            #expect(page.moves == (hasFrame ? Array(repeating: .load("http://localhost/two"), count: 2) : []))
            #expect(windows.actions.count == (hasFrame ? 0 : 2))
        }

        @Test func `the library's handlers route links and scripts, and Turbo's visits are no navigations`() {
            defer { end() }
            propose("http://localhost/two", via: .link)
            propose("http://localhost/three", via: .window)
            propose("http://localhost/four", via: .script)
            Hotwire.registerWebViewPolicyDecisionHandlers([Policy(decision: .cancel) { _ in }])
            page.propose("/five")
            let paths = ["two", "three", "four", "five"]
            #expect(page.moves == paths.map { .visit("http://localhost/\($0)", replaces: false) })
        }
    }
}
