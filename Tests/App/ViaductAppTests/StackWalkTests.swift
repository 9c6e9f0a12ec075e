import AppTestSupport
import Foundation
import Testing
import UIKit
import ViaductProtocol

@testable import HotwireNative
@testable import ViaductApp

extension EmbeddedSessionTests {
    /// Sequences of visits that once produced wrong stacks, found by comparing random ones with Hotwire Native iOS 1.2.2.
    @MainActor @Suite(.serialized) struct StackWalkTests {
        private let app = StackedScreenApp()

        private func navigator() throws -> Navigator { try #require(app.navigator) }

        private func names(on stack: UINavigationController) -> [String] {
            stack.viewControllers.map { ($0 as? VisitableViewController)?.initialVisitableURL.path ?? $0.title ?? "" }
        }

        private func route(_ path: String, _ properties: PathProperties) throws {
            let url = try #require(URL(string: "https://example.com\(path)"))
            try navigator().route(VisitProposal(url: url, options: VisitOptions(), properties: properties))
        }

        /// The page's reloads and refreshes, and the number of native screens that it then knew. The order matters: the next document requests
        /// those again.
        private func reloads(of page: TestPage) -> [String] {
            page.frames.compactMap { frame in
                switch frame {
                case .stacked(let screens): "\(screens.count) stacked"
                case .move(.reload): "reload"
                case .move(.refresh): "refresh"
                default: nil
                }
            }
        }

        // MARK: The page's own URL, which the browser does not report

        @Test func `a modal page that is visited without its modal context is on the stack below`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two", "/new")
            try route("/new", [:])
            #expect(page.moves.last == .visit("http://localhost/new", replaces: true))
            #expect(names(on: try navigator().rootViewController) == ["/one", "/two", "/new"])
            #expect(try navigator().rootViewController.presentedViewController == nil)
            #expect(try await page.screen().bar.modal == nil)
            try await page.goBack(to: "/two")
        }

        @Test(arguments: ["/map", "/new"])
        func `a page that becomes the root has nothing around it`(path: String) async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose(path)
            if path == "/new" {
                page.visit("http://localhost/new")
                page.propose("/map")
                page.visit("http://localhost/one", action: "restore")
            }
            #expect(try await page.topTitle() == "Map")
            try route("/one", ["presentation": "replace_root"])
            #expect(names(on: try navigator().rootViewController) == ["/one"])
            #expect(try await page.screen().presented.isEmpty)
            #expect(page.stacked.last == [])
        }

        @Test func `it is another screen than before, as any that takes the place of one`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            let before = try navigator().rootViewController.topViewController
            try route("/one", [:])
            #expect(try navigator().rootViewController.topViewController !== before)
            #expect(names(on: try navigator().rootViewController) == ["/one"])
        }

        // MARK: Refreshing, which is for visible pages

        @Test func `a native screen that comes to the top is not loaded anew, and the page below stays as it is`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            page.go("/two")
            try route("/two", ["presentation": "refresh"])
            #expect(page.moves.last == .back(steps: 1))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.topTitle() == "Map")
            #expect(!reloads(of: page).contains { $0.hasPrefix("re") })
        }

        @Test(arguments: ["refresh", "clear_all"])
        func `a native screen that stays on top is not loaded anew`(presentation: String) async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose(presentation == "refresh" ? "/map" : "/instead")
            page.propose("/chart")
            try route("/chart", ["presentation": presentation])
            #expect(try await page.topTitle() == "Map")
            #expect(!reloads(of: page).contains { $0.hasPrefix("re") })
        }

        @Test func `a page that is refreshed knows before that a native screen is gone`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            #expect(try await page.topTitle() == "Map")
            try navigator().clearAll(animated: false)
            await page.turn()
            #expect(reloads(of: page) == ["1 stacked", "0 stacked", "refresh"])
        }

        @Test func `the native screen below a modal page comes back on its sheet`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/sheet")
            page.go("/new")
            try route("/new", ["context": "modal", "presentation": "refresh"])
            page.visit("http://localhost/one", action: "restore")
            #expect(names(on: try navigator().modalRootViewController) == ["Map"])
            #expect(try await page.topTitle() == "Map")
            #expect(!reloads(of: page).contains { $0.hasPrefix("re") })
        }

        @Test func `a page that has gone back to the start has no native screen again`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            #expect(try await page.topTitle() == "Map")
            page.go("/two")
            try navigator().clearAll()
            page.visit("http://localhost/one", action: "restore")
            _ = try await page.topTitle()
            #expect(reloads(of: page).last == "0 stacked")
        }

        // MARK: Roots

        @Test func `a native root ends the sheet below a modal page`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/sheet")
            page.go("/new")
            page.propose("/start")
            page.visit("http://localhost/one", action: "restore")
            #expect(names(on: try navigator().rootViewController) == ["Map"])
            #expect(try navigator().rootViewController.presentedViewController == nil)
        }

        @Test func `places of other documents are on no stack once the root is replaced`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            let behind = #"{"url":"http://localhost/one","title":"One"}"#
            page.send(#"{"type":"open","url":"http://localhost/two","title":"Two","platform":"ios","behind":[\#(behind)]}"#)
            #expect(names(on: try navigator().rootViewController) == ["/one", "/two"])
            try route("/three", ["presentation": "replace_root"])
            page.visit("http://localhost/three", action: "replace")
            #expect(names(on: try navigator().rootViewController) == ["/three"])
            page.propose("/one")
            #expect(page.moves.last == .visit("http://localhost/one", replaces: false))
            page.propose("/map")
            #expect(names(on: try navigator().rootViewController) == ["/three", "Map"])
            page.go("/new")
            #expect(names(on: try navigator().rootViewController) == ["/three", "Map"])
        }
    }
}
