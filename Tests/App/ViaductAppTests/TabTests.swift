import AppTestSupport
import Foundation
import Testing
import UIKit
import ViaductProtocol

@_spi(HotwireNativeMain) @testable import HotwireNative
@testable import ViaductApp

extension EmbeddedSessionTests {
    /// The tabs under a page, and the visits that they cause.
    @MainActor @Suite(.serialized) struct TabTests {
        private static let tabs = """
            [{"title":"Home","path":"/","ios_system_image_name":"house"},{"title":"Posts","path":"/posts"},
             {"title":"No path"},{"title":"Me","url":"http://localhost/me"}]
            """

        private func begin(
            _ components: [BridgeComponent.Type] = [], tabs: String = Self.tabs, url: String = "http://localhost/",
            behind: String = "[]"
        ) -> TestPage {
            let rules = #"[{"patterns":["/new$"],"properties":{"context":"modal"}}]"#
            let configuration = #"{"settings":{"tabs":\#(tabs)},"rules":\#(rules)}"#
            Hotwire.config.pathConfiguration.sources = [.data(Data(configuration.utf8))]
            let page = TestPage(components, url: url)
            page.send(#"{"type":"open","url":"\#(url)","title":"One","platform":"ios","behind":\#(behind)}"#)
            return page
        }

        private func end(_ page: TestPage) {
            page.close()
            Hotwire.config = HotwireConfig()
        }

        private func tap(_ title: String, on page: TestPage) async throws {
            let tab = try await page.screen().tabs.first { $0.title == title }
            page.act(try #require(tab).control)
        }

        private func selected(on page: TestPage) async throws -> String? {
            try await page.screen().tabs.first(where: \.selected)?.title
        }

        /// A subclass as `viaduct app --hotwire-native main` rewrites it.
        private final class Tabs: HotwireTabBarController, UITabBarControllerDelegate {
            private(set) var asked: [String] = []
            private(set) var told: [String] = []

            func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
                asked.append(tab.title)
                return tab.title != "Closed"
            }

            func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
                told.append("\(previousTab?.title ?? "") to \(selectedTab.title)")
            }
        }

        @Test(arguments: [false, true])
        func `the library's main asks its own tab bar controller about a tap`(isMain: Bool) throws {
            Hotwire.isMain = isMain
            defer { Hotwire.isMain = false }
            let tabs = Tabs()
            tabs.load(
                try ["Home", "Closed", "Open"].map { title in
                    let url = try #require(URL(string: "http://localhost/\(title)"))
                    return HotwireTab(title: title, image: UIImage(), url: url, isSearchTab: title == "Open")
                })
            #expect([1, 2].map { tabs.tap(tab: $0) } == [!isMain, true])
            #expect(tabs.asked == (isMain ? ["Closed", "Open"] : []))
            #expect(tabs.told == (isMain ? ["Home to Open"] : []))
            #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Home", "Closed", "Open"])
            #expect(tabs.tabs.map { $0 is UISearchTab } == (isMain ? [false, false, true] : []))
        }

        @Test(arguments: ["http://localhost/posts", "http://localhost/posts/"])
        func `those of the path configuration are there, the page's own selected`(url: String) async throws {
            let page = begin(url: url)
            defer { end(page) }
            let screen = try await page.screen()
            #expect(screen.tabs.map(\.title) == ["Home", "Posts", "Me"])
            #expect(screen.tabs.map(\.selected) == [false, true, false])
            #expect(screen.tabs.first?.image == .init(symbol: "house"))
        }

        @Test(arguments: [false, true])
        func `they are under each screen, or under the first one only`(isFirst: Bool) async throws {
            let page = begin(url: "http://localhost/posts")
            defer { end(page) }
            Hotwire.config.hidesTabBarWhenPushed = isFirst
            #expect(try await page.screen().tabs.count == 3)
            page.visit("http://localhost/posts/1")
            #expect(try await page.screen().tabs.count == (isFirst ? 0 : 3))
            try await page.goBack(to: "/posts")
            #expect(try await page.screen().tabs.count == 3)
        }

        @Test func `an app's own path configuration counts in its tabs too`() async throws {
            let rules = #"[{"patterns":["/new$"],"properties":{"context":"modal"}},{"patterns":["/gone$"],"properties":{"presentation":"none"}}]"#
            let configuration = #"{"settings":{"tabs":\#(Self.tabs)},"rules":\#(rules)}"#
            let page = TestPage([], url: "http://localhost/", paths: PathConfiguration(sources: [.data(Data(configuration.utf8))]))
            defer { page.close() }
            #expect(try await page.screen().tabs.count == 3)
            for path in ["/gone", "/new"] { page.send(#"{"type":"propose","url":"http://localhost\#(path)","action":"advance"}"#) }
            #expect(page.moves == [.visit("http://localhost/new", replaces: false)])
            page.visit("http://localhost/new")
            #expect(try await page.screen().bar.modal != nil)
        }

        @Test func `what is no tab is told of`() async throws {
            // The page opens twice.
            let page = begin()
            defer { end(page) }
            _ = try await page.screen()
            let notices = page.frames.compactMap { if case .notice(let notice) = $0 { notice.text } else { nil } }
            #expect(notices.filter { $0.contains("tab 3 has no “title” or no “path”") }.count == 2)
        }

        @Test func `Android's templates write them as a text`() async throws {
            let page = begin(tabs: #""[{\"title\":\"Home\",\"path\":\"/\",\"image\":\"house\"}]""#)
            defer { end(page) }
            #expect(try await page.screen().tabs.map(\.title) == ["Home"])
        }

        @Test func `a tab takes the page to its beginning, from which nothing leads back`() async throws {
            let page = begin()
            defer { end(page) }
            try await tap("Posts", on: page)
            #expect(page.moves == [.visit("http://localhost/posts", replaces: false)])
            #expect(try await selected(on: page) == "Posts")
            page.visit("http://localhost/posts")
            #expect(try await page.screen().bar.back == nil)
            page.visit("http://localhost/posts/1")
            #expect(try await page.screen().bar.back != nil)
            #expect(try await selected(on: page) == "Posts")
        }

        @Test func `a component hears that its tab goes and comes`() async throws {
            let page = begin([EchoComponent.self])
            defer { end(page) }
            page.message("echo", "connect")
            EchoComponent.log = []
            try await tap("Posts", on: page)
            page.visit("http://localhost/posts")
            #expect(EchoComponent.log == ["willDisappear", "didDisappear"])
            page.visit("http://localhost/", action: "restore")
            #expect(EchoComponent.log == ["willDisappear", "didDisappear", "willAppear", "didAppear"])
        }

        @Test func `the tab of a place comes back with it`() async throws {
            let page = begin()
            defer { end(page) }
            try await tap("Posts", on: page)
            page.visit("http://localhost/posts")
            page.visit("http://localhost/", action: "restore")
            #expect(try await selected(on: page) == "Home")
        }

        @Test func `the selected tab leads back to where it begins`() async throws {
            let page = begin()
            defer { end(page) }
            try await tap("Posts", on: page)
            for path in ["/posts", "/posts/1", "/posts/2"] { page.visit("http://localhost\(path)") }
            try await tap("Posts", on: page)
            #expect(page.moves.last == .back(steps: 2))
        }

        @Test func `a link to where another tab begins stays in the own one`() async throws {
            let page = begin()
            defer { end(page) }
            _ = try await page.screen()
            page.visit("http://localhost/posts")
            #expect(try await selected(on: page) == "Home")
            #expect(try await page.screen().bar.back != nil)
            try await tap("Posts", on: page)
            #expect(page.moves == [.visit("http://localhost/posts", replaces: false, again: true)])
        }

        @Test func `a document lies in the tab that its places have begun in`() async throws {
            let behind = #"[{"url":"http://localhost/posts","title":"Posts"}]"#
            let page = begin(url: "http://localhost/posts/1", behind: behind)
            defer { end(page) }
            #expect(try await selected(on: page) == "Posts")
            #expect(try await page.screen().bar.back?.title == "Posts")
        }

        @Test func `a page that covers others covers the tabs too`() async throws {
            let page = begin()
            defer { end(page) }
            _ = try await page.screen()
            page.send(#"{"type":"propose","url":"http://localhost/new","action":"advance"}"#)
            page.visit("http://localhost/new")
            #expect(try await page.screen().tabs.isEmpty)
        }

        @Test func `an app's own tabs ask its delegate, may be hidden, and may have native screens`() async throws {
            DrawingComponent.draw = { _, _ in }
            let page = TestPage([DrawingComponent.self])
            defer { page.close() }
            page.message("drawing", "draw")
            let scene = try #require(UIApplication.currentWindow()?.windowScene)
            let (window, delegate, tabs) = (UIWindow(windowScene: scene), Decision(), UITabBarController())
            let navigator = Navigator(
                configuration: Navigator.Configuration(name: "web", startLocation: URL(string: "https://example.com")!))
            let web = navigator.ownNavigationController
            web.title = "Web"
            let native = UITableViewController()
            native.title = "Native"
            tabs.viewControllers = [web, native]
            tabs.delegate = delegate
            window.rootViewController = tabs
            tabs.setTabBarHidden(false, animated: false)
            page.visit("http://localhost/two")
            page.message("drawing", "draw")
            #expect(try await page.screen().tabs.map(\.title) == ["Web", "Native"])
            delegate.allows = false
            try await tap("Native", on: page)
            #expect(tabs.selectedIndex == 0)
            delegate.allows = true
            try await tap("Native", on: page)
            #expect(delegate.selected == [native])
            let screen = try #require(try await page.screen().presented.first)
            #expect(screen.title == "Native" && screen.dismiss == nil)
            tabs.isTabBarHidden = true
            #expect(try await page.screen().tabs.isEmpty)
            withExtendedLifetime(window) {}
        }

        private final class Decision: NSObject, UITabBarControllerDelegate {
            var allows = true
            var selected: [UIViewController] = []

            func tabBarController(_ controller: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
                allows
            }

            func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController) {
                selected.append(viewController)
            }
        }
    }
}
