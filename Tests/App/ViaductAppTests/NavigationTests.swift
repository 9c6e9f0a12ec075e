import AppTestSupport
import Foundation
@_spi(HotwireNativeMain) import HotwireNative
import Testing
import UIKit
import ViaductProtocol
import WebKit

@testable import ViaductApp

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension EmbeddedSessionTests {
    /// Components that take the page to other places.
    @MainActor @Suite struct NavigationTests {
        private final class OwnViewController: HotwireWebViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Own", style: .plain, target: nil, action: nil)
            }
        }

        private final class RoutingViewController: HotwireWebViewController {
            var route: () -> Void = {}

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                route()
            }
        }

        private final class ToldViewController: HotwireWebViewController {
            private(set) var told: [String] = []

            override func visitableDidActivateWebView(_ webView: WKWebView) { told.append("activated") }
            override func viewDidLoad() { told.append("loaded") }
            override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { told.append("appeared") }
        }

        let page = TestPage([DrawingComponent.self])
        /// Created as by an app, for its window.
        let navigator = Navigator(
            configuration: Navigator.Configuration(name: "main", startLocation: Self.url("/one")))

        private static func url(_ path: String) -> URL {
            URL(string: "http://localhost\(path)") ?? URL(filePath: "/")
        }

        private var moves: [PageMove] {
            page.frames.compactMap { if case .move(let move) = $0 { move } else { nil } }
        }

        private func use(_ use: @escaping (HotwireWebViewController) -> Void) {
            DrawingComponent.draw = { destination, _ in
                if let destination = destination as? HotwireWebViewController { use(destination) }
            }
            page.message("drawing", "draw")
        }

        @Test func `an app's navigator moves the page that the component works for`() {
            page.visit("http://localhost/first")
            use { _ in
                navigator.route(Self.url("/two"))
                navigator.route(Self.url("/three"), options: VisitOptions(action: .replace))
                navigator.reload()
                navigator.pop()
            }
            #expect(
                moves == [
                    .visit("http://localhost/two", replaces: false), .visit("http://localhost/three", replaces: true),
                    .reload, .back(steps: 1),
                ])
        }

        @Test func `from the first place nothing goes back`() {
            use { _ in navigator.pop() }
            #expect(moves == [])
        }

        @Test func `the place before is gone back to, and all places at once`() {
            page.visit("http://localhost/two")
            page.visit("http://localhost/three")
            use { _ in navigator.route(Self.url("/two")) }
            page.visit("http://localhost/two", action: "restore")
            page.visit("http://localhost/three")
            use { destination in
                navigator.route(Self.url("/one"))
                destination.navigationController?.popToRootViewController(animated: true)
            }
            #expect(
                moves == [.back(steps: 1), .visit("http://localhost/one", replaces: false), .back(steps: 3)])
        }

        @Test func `the stack has the places that have no component too`() {
            page.visit("http://localhost/two")
            page.visit("http://localhost/three")
            var counts: [Int] = []
            use { destination in
                let stack = destination.navigationController
                counts.append(stack?.viewControllers.count ?? 0)
                #expect(stack?.viewControllers.last === destination)
                #expect((stack?.viewControllers.first as? VisitableViewController)?.initialVisitableURL == Self.url("/one"))
                stack?.popViewController(animated: true)
            }
            #expect(moves == [.back(steps: 1)])
            page.visit("http://localhost/two", action: "restore")
            use { counts.append($0.navigationController?.viewControllers.count ?? 0) }
            page.visit("http://localhost/one", action: "restore")
            use { counts.append($0.navigationController?.viewControllers.count ?? 0) }
            #expect(counts == [3, 2, 1])
        }

        @Test func `an app may count the stack's places while it makes one of them`() {
            defer { Hotwire.config = HotwireConfig() }
            page.visit("http://localhost/two")
            page.visit("http://localhost/three")
            var counts: [Int] = []
            var made = 0
            use { destination in
                let stack = destination.navigationController
                Hotwire.config.defaultViewController = { url in
                    made += 1
                    // A read that recreated them all would never end.
                    if made < 9 { counts.append(stack?.viewControllers.count ?? 0) }
                    return HotwireWebViewController(url: url)
                }
                counts.append(stack?.viewControllers.count ?? 0)
            }
            #expect(counts == [1, 1, 3])
        }

        @Test func `what is cleared is restored by the step back`() {
            page.visit("http://localhost/two")
            use { _ in navigator.clearAll() }
            #expect(moves == [.back(steps: 1)])
            page.visit("http://localhost/one", action: "restore")
            #expect(moves == [.back(steps: 1)])
            use { _ in navigator.clearAll() }
            #expect(moves == [.back(steps: 1), .refresh(isUncached: false)])
        }

        @Test func `the library's main asks for a place anew where 1_2_2 restores it`() {
            Hotwire.isMain = true
            defer { Hotwire.isMain = false }
            use { _ in navigator.clearAll() }
            #expect(moves == [.visit("http://localhost/one", replaces: true)])
            page.visit("http://localhost/one", action: "replace")
            page.visit("http://localhost/two")
            use { _ in navigator.clearAll() }
            #expect(moves.last == .back(steps: 1))
            page.visit("http://localhost/one", action: "restore")
            #expect(moves.last == .visit("http://localhost/one", replaces: true))
            let made = moves.count
            use { _ in navigator.route(Self.url("/three")) }
            #expect(moves.dropFirst(made) == [visit("/three")])
        }

        @Test func `a screen that appears has the last word on where the page goes`() {
            let list = RoutingViewController(url: Self.url("/list"))
            use { $0.navigationController?.pushViewController(list, animated: true) }
            page.visit("http://localhost/list", action: "replace")
            page.visit("http://localhost/two")
            use { _ in navigator.clearAll() }
            list.route = { navigator.route(Self.url("/three")) }
            let before = moves.count
            page.visit("http://localhost/list", action: "restore")
            #expect(moves[before...] == [.visit("http://localhost/three", replaces: false)])
        }

        @Test func `visits wait until the page has gone back, and each of them makes its place`() {
            page.visit("http://localhost/two")
            page.visit("http://localhost/three")
            use { _ in
                navigator.pop()
                navigator.route(Self.url("/four"))
            }
            #expect(moves == [.back(steps: 1)])
            page.visit("http://localhost/two", action: "restore")
            #expect(moves == [.back(steps: 1), .visit("http://localhost/four", replaces: false)])
            page.visit("http://localhost/four")
            let before = moves.count
            use { _ in
                navigator.clearAll()
                navigator.route(Self.url("/five"))
                navigator.route(Self.url("/six"))
            }
            #expect(moves[before...] == [.back(steps: 2)])
            page.visit("http://localhost/one", action: "restore")
            #expect(moves[before...] == [.back(steps: 2), visit("/five"), visit("/six")])
            page.visit("http://localhost/five")
            page.visit("http://localhost/six")
            use { _ in navigator.pop() }
            #expect(moves.last == .back(steps: 1))
        }

        @Test func `a visit that waits replaces the one before it where the app says so`() {
            page.visit("http://localhost/two")
            use { _ in
                navigator.pop()
                navigator.route(Self.url("/three"))
                navigator.route(Self.url("/four"), options: VisitOptions(action: .replace))
            }
            page.visit("http://localhost/one", action: "restore")
            #expect(moves == [.back(steps: 1), visit("/three"), .visit("http://localhost/four", replaces: true)])
        }

        @Test func `a visit and a step back in one turn leave the page where it was, at its first place too`() {
            use { _ in
                navigator.route(Self.url("/two"))
                navigator.pop()
                navigator.pop()
            }
            #expect(moves == [visit("/two"), .back(steps: 1)])
            page.visit("http://localhost/two")
            use { _ in navigator.route(Self.url("/three")) }
            // It waits for the step back.
            #expect(moves == [visit("/two"), .back(steps: 1)])
            page.visit("http://localhost/one", action: "restore")
            #expect(moves == [visit("/two"), .back(steps: 1), visit("/three")])
        }

        @Test func `a step back takes the visit back that waits before it`() {
            page.visit("http://localhost/two")
            page.visit("http://localhost/three")
            use { _ in
                navigator.pop()
                navigator.route(Self.url("/four"))
                navigator.pop()
            }
            #expect(moves == [.back(steps: 1)])
            page.visit("http://localhost/two", action: "restore")
            #expect(moves == [.back(steps: 1), visit("/four"), .back(steps: 1)])
        }

        @Test func `all places are left from the one that a step back leads to`() {
            page.visit("http://localhost/two")
            page.visit("http://localhost/three")
            use { _ in
                navigator.pop()
                navigator.clearAll()
            }
            #expect(moves == [.back(steps: 1)])
            page.visit("http://localhost/two", action: "restore")
            #expect(moves == [.back(steps: 1), .back(steps: 1)])
        }

        @Test func `all places are left with that of a visit which waits`() {
            page.visit("http://localhost/two")
            page.visit("http://localhost/three")
            use { _ in
                navigator.pop()
                navigator.route(Self.url("/four"))
                navigator.clearAll()
            }
            page.visit("http://localhost/two", action: "restore")
            #expect(moves == [.back(steps: 1), visit("/four"), .back(steps: 2)])
        }

        @Test func `a visit to the place below a visit takes that back`() {
            use { _ in
                navigator.route(Self.url("/two"))
                navigator.route(Self.url("/one"))
            }
            #expect(moves == [visit("/two"), .back(steps: 1)])
        }

        @Test func `of many moves that wait a page makes the first ones and the last`() {
            page.visit("http://localhost/two")
            use { _ in
                navigator.pop()
                for number in 1...20 { navigator.route(Self.url("/\(number)")) }
            }
            page.visit("http://localhost/one", action: "restore")
            let numbers = Array(1..<WaitingMoves.maximum) + [20]
            #expect(moves == [.back(steps: 1)] + numbers.map { visit("/\($0)") })
        }

        private func visit(_ path: String) -> PageMove { .visit("http://localhost\(path)", replaces: false) }

        @Test func `a visit waits until the page is loaded anew`() {
            use { _ in
                navigator.reload()
                navigator.route(Self.url("/two"))
            }
            #expect(moves == [.reload])
            page.open("http://localhost/one")
            #expect(moves == [.reload, .visit("http://localhost/two", replaces: false)])
        }

        @Test func `a visit goes on though its page never goes back`() async throws {
            page.visit("http://localhost/two")
            use { _ in
                navigator.pop()
                navigator.route(Self.url("/three"))
            }
            try await Task.sleep(for: .seconds(WaitingMoves.patience + 0.5))
            #expect(moves == [.back(steps: 1), .visit("http://localhost/three", replaces: false)])
        }

        @Test func `a controller of the app's own stands for the next place`() async throws {
            use { destination in
                destination.navigationController?.pushViewController(
                    OwnViewController(url: Self.url("/two")), animated: true)
            }
            #expect(moves == [.visit("http://localhost/two", replaces: false)])
            #expect(try await page.screen().presented.isEmpty)
            page.visit("http://localhost/two", title: "Two")
            let screen = try await page.screen()
            #expect(screen.bar.title == "Two")
            #expect(screen.bar.rightButtons.map(\.title) == ["Own"])
            var found: UIViewController?
            use { found = $0 }
            #expect(found is OwnViewController)
        }

        @Test func `a destination has the web view before its own view is loaded`() {
            let told = ToldViewController(url: Self.url("/two"))
            use { $0.navigationController?.pushViewController(told, animated: true) }
            page.visit("http://localhost/two")
            #expect(told.told == ["activated", "loaded", "will appear", "appeared"])
        }

        @Test func `a destination is what components look for on a phone`() {
            use { destination in
                #expect(destination.visitableView.webView === destination.bridgeDelegate.webView)
                #expect(destination.initialVisitableURL == Self.url("/one"))
                #expect((destination.visitableDelegate as? Session)?.delegate is Navigator)
                #expect(destination.view.window?.rootViewController === destination.navigationController)
                #expect(destination.visitableView.webView?.title == "One")
                #expect(UIApplication.shared.connectedScenes.first is UIWindowScene)
                destination.reloadVisitable()
            }
            #expect(moves == [.reload])
        }

        @Test func `the web view goes where it is told`() throws {
            page.visit("http://localhost/two")
            var own: Navigator?
            use { destination in
                own = Navigator(configuration: Navigator.Configuration(name: "own", startLocation: Self.url("/one")))
                let webView = destination.visitableView.webView
                #expect(webView?.canGoBack == true)
                #expect(webView?.backForwardList.backItem?.url == Self.url("/one"))
                webView?.goBack()
                webView?.load(URLRequest(url: Self.url("/three")))
            }
            #expect(moves == [.back(steps: 1)])
            // A phone's web view asks about the load, and the app's navigator visits the URL.
            page.visit("http://localhost/one", action: "restore")
            #expect(moves == [.back(steps: 1), visit("/three")])
            withExtendedLifetime(own) {}
        }

        @Test func `a tab is a place`() {
            let tabs = HotwireTabBarController()
            use { _ in
                tabs.load([
                    HotwireTab(id: nil, title: "One", image: nil, url: Self.url("/one")),
                    HotwireTab(id: nil, title: "Two", image: nil, url: Self.url("/two")),
                ])
                tabs.selectedIndex = 1
            }
            #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["One", "Two"])
            #expect(moves == [.visit("http://localhost/two", replaces: false)])
        }
    }
}
