import AppTestSupport
import Foundation
import Testing
import UIKit
import ViaductProtocol

@testable import HotwireNative
@testable import ViaductApp

extension EmbeddedSessionTests {
    /// The stacks and sessions of a navigator whose page is modal.
    @MainActor @Suite(.serialized) struct ModalNavigatorTests {
        private let app = StackedScreenApp()

        private func navigator() throws -> Navigator { try #require(app.navigator) }

        /// The path of each page on the stack, and the title of each native screen.
        private func names(on stack: UINavigationController) -> [String] { stack.viewControllers.map(name) }

        private func name(of screen: UIViewController) -> String {
            (screen as? VisitableViewController)?.initialVisitableURL.path ?? screen.title ?? ""
        }

        private func path(of visitable: (any Visitable)?) -> String? { visitable?.initialVisitableURL.path }

        @Test func `a navigator's root keeps the pages below a modal one, and its modal stack has that`() throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two", "/new", "/cover")
            let navigator = try navigator()
            let (root, modal) = (navigator.rootViewController, navigator.modalRootViewController)
            #expect(names(on: root) == ["/one", "/two"])
            #expect(names(on: modal) == ["/new", "/cover"])
            #expect(root.topViewController.map(name) == "/two")
            #expect(modal.topViewController.map(name) == "/cover")
            #expect(root.presentedViewController === modal)
            #expect(root.visibleViewController === modal)
            #expect(modal.presentingViewController === root)
            #expect(modal.visibleViewController === modal.topViewController)
            #expect(modal.topViewController?.navigationController === modal)
            #expect(navigator.activeNavigationController === modal)
        }

        @Test func `the end of the modal page leaves the modal stack`() throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two", "/new")
            let navigator = try navigator()
            navigator.rootViewController.dismiss(animated: false)
            page.visit("http://localhost/two", action: "restore")
            #expect(names(on: navigator.rootViewController) == ["/one", "/two"])
            #expect(navigator.rootViewController.presentedViewController == nil)
            #expect(navigator.modalRootViewController.viewControllers.isEmpty)
            #expect(navigator.modalRootViewController.presentingViewController == nil)
            #expect(navigator.activeNavigationController === navigator.rootViewController)
        }

        @Test func `native screens are on the stack that they were put on`() throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            page.go("/new")
            page.propose("/full")
            let navigator = try navigator()
            #expect(names(on: navigator.rootViewController) == ["/one", "Map"])
            #expect(names(on: navigator.modalRootViewController) == ["/new", "Map"])
        }

        @Test func `a modal page on a native sheet is on one stack with it`() throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/sheet")
            let navigator = try navigator()
            #expect(names(on: navigator.modalRootViewController) == ["Map"])
            #expect(navigator.activeNavigationController === navigator.modalRootViewController)
            page.go("/new")
            #expect(names(on: navigator.rootViewController) == ["/one"])
            #expect(names(on: navigator.modalRootViewController) == ["Map", "/new"])
            #expect(navigator.activeNavigationController === navigator.modalRootViewController)
        }

        @Test func `places below that have needed no screen have one when the app looks`() throws {
            let page = app.begin(connecting: false)
            defer { app.end(page) }
            page.go("/two", "/three", "/new")
            var root: [String] = []
            DrawingComponent.draw = { _, _ in
                root = names(on: Navigator(configuration: .init(name: "own", startLocation: URL(filePath: "/"))).rootViewController)
            }
            defer { DrawingComponent.draw = { _, _ in } }
            page.message("drawing", "draw")
            #expect(root == ["/one", "/two", "/three"])
        }

        @Test func `the main session keeps the page below, and the modal session has the modal one`() throws {
            let page = app.begin()
            defer { app.end(page) }
            let navigator = try navigator()
            #expect(path(of: navigator.session.topmostVisitable) == "/one")
            #expect(path(of: navigator.session.activeVisitable) == "/one")
            #expect(navigator.modalSession.topmostVisitable == nil)
            page.go("/two", "/new")
            #expect(path(of: navigator.session.topmostVisitable) == "/two")
            #expect(path(of: navigator.modalSession.topmostVisitable) == "/new")
            #expect(path(of: navigator.modalSession.activeVisitable) == "/new")
            page.visit("http://localhost/two", action: "restore")
            #expect(path(of: navigator.session.activeVisitable) == "/two")
            #expect(navigator.modalSession.topmostVisitable == nil)
        }

        @Test func `while anything is presented the active stack is the modal one, which shows nothing`() throws {
            ComponentLog.install { _ in }
            let page = app.begin()
            defer { app.end(page) }
            let navigator = try navigator()
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            navigator.rootViewController.present(alert, animated: false)
            #expect(navigator.activeNavigationController === navigator.modalRootViewController)
            let lost = UIAlertController(title: "Lost", message: nil, preferredStyle: .alert)
            DrawingComponent.draw = { _, _ in navigator.activeNavigationController.present(lost, animated: false) }
            defer { DrawingComponent.draw = { _, _ in } }
            page.message("drawing", "draw")
            #expect(lost.presentingViewController == nil)
            #expect(page.notices.contains { $0.cause == "VD-PRESENT-1" && $0.text.contains("not on the screen") })
        }
    }
}
