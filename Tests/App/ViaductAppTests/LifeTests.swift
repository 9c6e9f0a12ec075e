import AppTestSupport
import Foundation
import HotwireNative
import Testing
import UIKit
import ViaductProtocol

extension EmbeddedSessionTests {
    /// The life cycle of a screen: the events that its components get, and the replies that they can still send.
    @MainActor @Suite(.serialized) struct LifeTests {
        private static let rules = """
            {"settings":{},"rules":[{"patterns":["/new$"],"properties":{"context":"modal"}},
             {"patterns":["/full$"],"properties":{"context":"modal","modal_style":"full"}}]}
            """

        private let page = TestPage(
            [EchoComponent.self, DrawingComponent.self],
            paths: PathConfiguration(sources: [.data(Data(Self.rules.utf8))]))

        init() {
            page.message("echo", "connect")
            EchoComponent.log = []
        }

        /// Runs code in the screen's component, and waits until the transition has ended.
        private func draw(_ body: @escaping (UIViewController, DrawingComponent) -> Void) async {
            DrawingComponent.draw = body
            page.message("drawing", "draw")
            DrawingComponent.draw = { _, _ in }
            await settle()
        }

        private func settle() async {
            for _ in 0..<5 { await page.turn() }
        }

        private func present(_ style: UIModalPresentationStyle) async {
            await draw { controller, _ in
                let shown = UIViewController()
                shown.modalPresentationStyle = style
                controller.present(shown, animated: true)
            }
        }

        private func dismiss() async throws {
            try await page.dismiss()
            await settle()
        }

        private func findEcho() async throws -> EchoComponent {
            var found: EchoComponent?
            await draw { controller, _ in found = (controller as? HotwireWebViewController)?.bridgeDelegate.component() }
            return try #require(found)
        }

        private var isRestored: Bool {
            page.frames.contains { if case .move(.restored) = $0 { true } else { false } }
        }

        /// Expects that a component below a screen that hides it cannot reply and gets no messages, and is notified when it reappears.
        private func expectHidden(_ echo: EchoComponent) async throws {
            #expect(EchoComponent.log == ["willDisappear"])
            #expect(try await echo.reply(to: "connect") == false)
            page.message("echo", "connect")
            #expect(EchoComponent.log == ["willDisappear"])
            #expect(page.replies.count == 1)
            #expect(page.notices.map(\.code).contains("inactive"))
            #expect(!isRestored)
            try await dismiss()
            #expect(isRestored)
            #expect(EchoComponent.log == ["willDisappear", "willAppear", "didAppear"])
            #expect(try await echo.reply(to: "connect"))
            page.message("echo", "connect")
            #expect(page.replies.count == 3)
        }

        @Test func `a pushed native screen hides the page until it goes`() async throws {
            let echo = try await findEcho()
            await draw { controller, _ in
                controller.navigationController?.pushViewController(UIViewController(), animated: true)
            }
            try await expectHidden(echo)
        }

        @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
        func `a full-screen one does too`(style: UIModalPresentationStyle) async throws {
            let echo = try await findEcho()
            await present(style)
            try await expectHidden(echo)
        }

        @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen])
        func `below a sheet the page goes on`(style: UIModalPresentationStyle) async throws {
            let echo = try await findEcho()
            await present(style)
            #expect(try await echo.reply(to: "connect"))
            page.message("echo", "connect")
            #expect(page.replies.count == 3)
            try await dismiss()
            #expect(EchoComponent.log == ["connect"])
            #expect(!isRestored)
        }

        @Test func `below an alert the page goes on`() async throws {
            let echo = try await findEcho()
            await draw { controller, _ in
                controller.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: true)
            }
            #expect(try await echo.reply(to: "connect"))
            #expect(EchoComponent.log.isEmpty)
        }

        @Test func `a reply in the turn of the push still leaves`() async throws {
            var result: Bool?
            await draw { controller, drawing in
                controller.navigationController?.pushViewController(UIViewController(), animated: true)
                drawing.reply(to: "draw")
                Task { result = try await drawing.reply(to: "draw") }
            }
            #expect(result == true)
            #expect(page.replies.count == 3)
        }

        @Test func `a tap on the pushed screen comes when the page is hidden`() async throws {
            let echo = try await findEcho()
            DrawingComponent.draw = { controller, _ in
                let shown = UIViewController()
                let button = UIButton(primaryAction: UIAction(title: "Reply") { _ in echo.reply(to: "connect") })
                shown.view.addSubview(button)
                controller.navigationController?.pushViewController(shown, animated: true)
            }
            page.message("drawing", "draw")
            DrawingComponent.draw = { _, _ in }
            try await page.tap("Reply")
            #expect(page.replies.count == 1)
        }

        @Test func `from page to page a component hears nothing, and its replies leave no more`() async throws {
            let echo = try await findEcho()
            page.visit("http://localhost/two")
            #expect(EchoComponent.log.isEmpty)
            #expect(try await echo.reply(to: "connect") == false)
            #expect(page.replies.count == 1)
        }

        private func turbo(_ event: String, _ path: String) {
            page.send(#"{"type":"turbo","event":"\#(event)","url":"http://localhost\#(path)"}"#)
        }

        private func propose(_ path: String) {
            page.send(#"{"type":"propose","url":"http://localhost\#(path)","action":"advance"}"#)
        }

        @Test(arguments: [true, false])
        func `a visit takes the web view when it begins, before the next page is there`(isProposed: Bool) async throws {
            let echo = try await findEcho()
            if isProposed { propose("/two") } else { turbo("visitRequestStarted", "/two") }
            #expect(try await echo.reply(to: "connect") == false)
            #expect(page.replies.count == 1)
            page.visit("http://localhost/two")
            #expect(EchoComponent.log.isEmpty)
            page.visit("http://localhost/one", action: "restore")
            #expect(EchoComponent.log == ["willAppear", "didAppear"])
            #expect(try await echo.reply(to: "connect"))
        }

        @Test func `a page that speaks, moves or fails where it was has the web view again`() async throws {
            let echo = try await findEcho()
            propose("/two")
            page.message("echo", "connect")
            #expect(page.replies.count == 2)
            #expect(try await echo.reply(to: "connect"))
            turbo("visitRequestStarted", "/two")
            page.visit("http://localhost/one#part")
            #expect(try await echo.reply(to: "connect"))
            turbo("visitRequestStarted", "/two")
            page.send(#"{"type":"failed","url":"http://localhost/one","status":404}"#)
            #expect(try await echo.reply(to: "connect"))
            #expect(EchoComponent.log == ["connect"])
        }

        @Test func `the page keeps it for its own address, for what it has restored, and below a modal page that is on its way`() async throws {
            let echo = try await findEcho()
            turbo("visitRequestStarted", "/one#part")
            #expect(try await echo.reply(to: "connect"))
            propose("/new")
            turbo("visitRequestStarted", "/new")
            #expect(try await echo.reply(to: "connect"))
            page.visit("http://localhost/new")
            #expect(try await echo.reply(to: "connect") == false)
            page.visit("http://localhost/one", action: "restore")
            turbo("visitRequestStarted", "/one")
            #expect(try await echo.reply(to: "connect"))
        }

        @Test func `going back, a component hears that its screen will go`() async throws {
            page.visit("http://localhost/two")
            page.message("echo", "connect")
            EchoComponent.log = []
            page.visit("http://localhost/one", action: "restore")
            #expect(EchoComponent.log == ["willDisappear", "willAppear", "didAppear"])
        }

        @Test func `a replaced page hears nothing`() {
            page.visit("http://localhost/two", action: "replace")
            #expect(EchoComponent.log.isEmpty)
        }

        @Test func `a page below a modal sheet hears nothing, the sheet that it will go`() {
            page.send(#"{"type":"propose","url":"http://localhost/new","action":"advance"}"#)
            page.visit("http://localhost/new")
            page.message("echo", "modal")
            page.visit("http://localhost/one", action: "restore")
            #expect(EchoComponent.log == ["modal", "willDisappear"])
        }

        @Test func `a page below a full-screen modal hears of both`() {
            page.send(#"{"type":"propose","url":"http://localhost/full","action":"advance"}"#)
            page.visit("http://localhost/full")
            #expect(EchoComponent.log == ["willDisappear"])
            page.visit("http://localhost/one", action: "restore")
            #expect(EchoComponent.log == ["willDisappear", "willAppear", "didAppear"])
        }

        @Test func `a page that is loaded below a full-screen one is not restored`() async {
            await present(.fullScreen)
            page.send(#"{"type":"open","url":"http://localhost/one","title":"One","platform":"ios"}"#)
            await settle()
            #expect(!isRestored)
        }

        private final class Screen: HotwireWebViewController {
            static var log: [String] = []

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                Self.log.append("\(initialVisitableURL.lastPathComponent) did appear")
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                Self.log.append("\(initialVisitableURL.lastPathComponent) did disappear")
            }
        }

        @Test func `a message to a screen without bridge components is dropped, and its page is told of the screen`() {
            Hotwire.config.defaultViewController = { VisitableViewController(url: $0) }
            defer { Hotwire.config = HotwireConfig() }
            let page = TestPage([EchoComponent.self])
            page.message("echo", "connect")
            #expect(page.notices.map(\.cause) == ["VD-INACTIVE-3"])
        }

        @Test(arguments: [true, false])
        func `a screen itself hears when it is gone, but not below a sheet`(isProposed: Bool) {
            Hotwire.config.defaultViewController = { Screen(url: $0) }
            defer { Hotwire.config = HotwireConfig() }
            let page = TestPage([], paths: PathConfiguration(sources: [.data(Data(Self.rules.utf8))]))
            Screen.log = []
            if isProposed { page.propose("/two") }
            page.visit("http://localhost/two")
            #expect(Screen.log == ["one did disappear", "two did appear"])
            Screen.log = []
            page.send(#"{"type":"propose","url":"http://localhost/new","action":"advance"}"#)
            page.visit("http://localhost/new")
            #expect(Screen.log == ["new did appear"])
            Screen.log = []
            page.visit("http://localhost/two", action: "restore")
            #expect(Screen.log == ["new did disappear"])
        }

        @Test func `the end of the page is silent`() {
            page.close()
            #expect(EchoComponent.log.isEmpty)
        }
    }
}
