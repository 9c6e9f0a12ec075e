import AppTestSupport
import Foundation
import Testing
import UIKit
import ViaductProtocol

@testable import HotwireNative
@testable import ViaductApp

extension EmbeddedSessionTests {
    /// Modal pages, which are on a stack of their own on a phone.
    @MainActor @Suite(.serialized) struct ModalStackTests {
        private let app = StackedScreenApp()

        /// Runs code in the page's component, with its screen.
        private func use(_ page: TestPage, _ body: @escaping (UIViewController) -> Void) {
            DrawingComponent.draw = { controller, _ in body(controller) }
            page.message("drawing", "draw")
            DrawingComponent.draw = { _, _ in }
        }

        /// The path of each page on the stack, and the title of each native screen.
        private func names(on navigation: UINavigationController?) -> [String] {
            let stack = navigation?.viewControllers ?? []
            return stack.map { ($0 as? VisitableViewController)?.initialVisitableURL.path ?? $0.title ?? "" }
        }

        private func stack(of page: TestPage) -> [String] {
            var stack: [String] = []
            use(page) { stack = names(on: $0.navigationController) }
            return stack
        }

        @Test func `a modal page's stack has its own pages only, and the one below has its own again`() {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two", "/new", "/cover")
            #expect(stack(of: page) == ["/new", "/cover"])
            page.visit("http://localhost/two", action: "restore")
            #expect(stack(of: page) == ["/one", "/two"])
        }

        @Test func `it begins with the screens of the sheet below`() {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/sheet")
            page.go("/new")
            #expect(stack(of: page) == ["Map", "/new"])
        }

        @Test func `a stack that the app sets leaves what is below`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/sheet")
            page.go("/new")
            var navigation: UINavigationController?
            use(page) { navigation = $0.navigationController }
            let screen = UIViewController()
            screen.title = "Own"
            navigation?.viewControllers += [screen]
            #expect(try await page.topTitle() == "Own")
            #expect(names(on: navigation) == ["Map", "/new", "Own"])
            #expect(navigation?.children.count == 3)
            #expect(app.navigator?.sheet.children.count == 1)
        }

        private enum Dismissed: CaseIterable {
            case screen, stack, presenter
        }

        @Test(arguments: Dismissed.allCases)
        private func `its dismissal leads back to the page below, and completes there`(dismissed: Dismissed) async {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/new", "/cover")
            var isComplete = false
            use(page) { screen in
                let controller =
                    switch dismissed {
                    case .screen: screen
                    case .stack: screen.navigationController
                    case .presenter: screen.presentingViewController
                    }
                controller?.dismiss(animated: true) { isComplete = true }
            }
            await page.turn()
            #expect(page.moves.last == .back(steps: 2))
            #expect(!isComplete)
            page.visit("http://localhost/one", action: "restore")
            #expect(isComplete)
        }

        @Test func `an app that goes on in the turn of the dismissal makes one move`() async throws {
            let two = try #require(URL(string: "https://example.com/two"))
            let page = app.begin()
            defer { app.end(page) }
            page.go("/new")
            let before = page.moves.count
            use(page) { controller in
                controller.dismiss(animated: true)
                controller.dismiss(animated: true)
                app.navigator?.route(two)
            }
            for _ in 0..<2 { await page.turn() }
            #expect(page.moves[before...] == [.visit("http://localhost/two", replaces: true)])
        }

        @Test func `the way up from a modal page ends at the stack that presents it`() async {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two", "/new")
            let before = page.moves.count
            use(page) { screen in
                var presenters: [UIViewController] = []
                while presenters.count < 3, let next = (presenters.last ?? screen).presentingViewController {
                    presenters.append(next)
                }
                #expect(presenters.count == 1)
                #expect(names(on: presenters.first as? UINavigationController) == ["/one", "/two"])
                #expect(presenters.first?.presentedViewController === screen.navigationController)
                presenters.first?.presentingViewController?.dismiss(animated: true)
            }
            for _ in 0..<2 { await page.turn() }
            #expect(page.moves.count == before)
        }

        @Test func `a stack below a modal page refuses to change, and the developer learns why`() {
            ComponentLog.install { _ in }
            let page = app.begin()
            defer { app.end(page) }
            page.go("/new")
            use(page) { screen in
                let covered = screen.presentingViewController as? UINavigationController
                covered?.pushViewController(UIViewController(), animated: false)
                #expect(names(on: covered) == ["/one"])
            }
            #expect(page.notices.contains { $0.cause == "VD-LOG-1" && $0.text.contains("Dismiss the page first") })
        }

        @Test func `the presenter presents, once the modal page has gone`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/new")
            let own = UIViewController()
            own.title = "Own"
            use(page) { screen in
                let presenter = screen.presentingViewController
                screen.dismiss(animated: true) { presenter?.present(own, animated: false) }
            }
            await page.turn()
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.topTitle() == "Own")
            #expect(own.presentingViewController?.presentedViewController === own)
        }

        @Test func `the dismissal of a page that covers none does nothing`() async {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two")
            let before = page.moves.count
            use(page) { controller in
                #expect(controller.presentingViewController == nil)
                controller.dismiss(animated: true)
            }
            for _ in 0..<2 { await page.turn() }
            #expect(page.moves.count == before)
        }

        @Test(arguments: [("/new", false), ("/locked", true)])
        func `its screen knows whether a gesture ends it, and can change that`(path: String, isLocked: Bool) async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go(path)
            use(page) { #expect($0.isModalInPresentation == isLocked) }
            #expect((try await page.screen().bar.modal?.dismiss == nil) == isLocked)
            use(page) { $0.isModalInPresentation = !isLocked }
            #expect((try await page.screen().bar.modal?.dismiss == nil) == !isLocked)
        }

        @Test func `what a modal page presents is dismissed before it`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/new")
            let before = page.moves.count
            use(page) { controller in
                controller.present(UIViewController(), animated: false)
                controller.dismiss(animated: false)
            }
            #expect(try await page.screen().presented.isEmpty)
            #expect(page.moves.count == before)
        }

        @Test func `the button that the app wants on modal pages ends them, also before any message`() async throws {
            let page = app.begin(connecting: false)
            defer { app.end(page) }
            Hotwire.config.showDoneButtonOnModals = true
            page.go("/new")
            try await page.tap("Done")
            for _ in 0..<2 { await page.turn() }
            #expect(page.moves.last == .back(steps: 1))
        }
    }
}
