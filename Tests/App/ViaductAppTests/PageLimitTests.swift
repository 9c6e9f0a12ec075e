import AppTestSupport
import Foundation
import HotwireNative
import Testing
import UIKit
import ViaductApp
import ViaductProtocol

extension EmbeddedSessionTests {
    /// Limits on how much a page may make its app draw and keep.
    @MainActor @Suite struct PageLimitTests {
        private func page(
            _ components: BridgeComponent.Type..., change: (inout PageLimits) -> Void = { _ in }
        ) -> TestPage {
            var limits = PageLimits()
            change(&limits)
            return TestPage(components, limits: limits)
        }

        private func draw(_ count: Int, on page: TestPage, toolbar: Int = 0) {
            DrawingComponent.draw = { controller, _ in
                controller.navigationItem.rightBarButtonItems = Self.items(count)
                controller.toolbarItems = Self.items(toolbar)
                controller.navigationController?.isToolbarHidden = toolbar == 0
            }
            page.message("drawing", "draw")
        }

        private static func items(_ count: Int) -> [UIBarButtonItem] {
            (0..<count).map { UIBarButtonItem(title: "Item \($0)", primaryAction: UIAction { _ in }) }
        }

        private func codes(_ page: TestPage) -> [String] { page.notices.map(\.code) }

        // MARK: Screens

        @Test func `bars show the first items, and the page is told once what is left out`() async throws {
            let page = page(DrawingComponent.self) { $0.barItems = 3 }
            draw(3, on: page)
            #expect(try await page.screen().bar.right.count == 3)
            #expect(codes(page) == [])
            draw(4, on: page)
            #expect(try await page.screen().bar.rightButtons.map(\.title) == ["Item 0", "Item 1", "Item 2"])
            draw(5, on: page)
            #expect(try await page.screen().bar.right.count == 3)
            #expect(codes(page) == ["too-many-items"])
            #expect(page.notices.map(\.cause) == ["VD-SCREEN-2"])
            #expect(page.notices[0].text.contains("more than 3 items"))
            draw(1, on: page)
            #expect(try await page.screen().bar.right.count == 1)
            draw(4, on: page)
            _ = try await page.screen()
            #expect(codes(page) == ["too-many-items", "too-many-items"])
        }

        @Test func `a toolbar has the room that the bar leaves`() async throws {
            let page = page(DrawingComponent.self) { $0.barItems = 3 }
            draw(2, on: page, toolbar: 2)
            #expect(try await page.screen().toolbar.count == 1)
            #expect(codes(page) == ["too-many-items"])
        }

        @Test func `items that are not to be seen take no room`() async throws {
            let page = page(DrawingComponent.self) { $0.barItems = 1 }
            DrawingComponent.draw = { controller, _ in
                let items = Self.items(2) + [UIBarButtonItem()]
                items[0].isHidden = true
                controller.navigationItem.rightBarButtonItems = items
            }
            page.message("drawing", "draw")
            #expect(try await page.screen().bar.rightButtons.map(\.title) == ["Item 1"])
            #expect(codes(page) == [])
        }

        @Test func `a sheet shows the first actions and the way out`() async throws {
            let page = page(DrawingComponent.self) { $0.menuElements = 2 }
            DrawingComponent.draw = { controller, _ in
                let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                for number in 0..<4 { sheet.addAction(UIAlertAction(title: "Action \(number)", style: .default)) }
                sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                controller.present(sheet, animated: false)
            }
            page.message("drawing", "draw")
            let sheet = try #require(try await page.screen().presented.first?.sheet)
            #expect(sheet.actions.map(\.title) == ["Action 0", "Action 1", "Cancel"])
            #expect(codes(page) == ["too-many-items"])
        }

        @Test func `menus show the first elements, those of submenus with them`() async throws {
            let page = page(DrawingComponent.self) { $0.menuElements = 4 }
            DrawingComponent.draw = { controller, _ in
                let actions = { (0..<2).map { UIAction(title: "Action \($0)") { _ in } } }
                let menu = UIMenu(children: [UIMenu(title: "More", children: actions())] + actions())
                controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", menu: menu)
            }
            page.message("drawing", "draw")
            let menu = try #require(try await page.screen().bar.rightButtons.first?.menu)
            #expect(menu.children.map(\.title) == ["More", "Action 0"])
            #expect(menu.children[0].submenu?.children.count == 2)
            #expect(codes(page) == ["too-many-items"])
        }

        @Test func `a large screen is not written again at once`() async throws {
            let page = page(DrawingComponent.self)
            let start = ContinuousClock.now
            for number in 0..<20 {
                DrawingComponent.draw = { controller, _ in
                    controller.navigationItem.prompt = "\(number)" + String(repeating: "x", count: 1 << 20)
                }
                page.message("drawing", "draw")
                await page.turn()
            }
            // At most 16 MiB a second: the drawing itself takes longer on a slow machine.
            let paced = Int((ContinuousClock.now - start) / .milliseconds(62)) + 2
            #expect(page.screens.count <= paced)
            let end = ContinuousClock.now + .seconds(5)
            while page.screens.last?.contains(#""prompt":"19x"#) != true, .now < end { await page.turn() }
            #expect(try await page.screen().bar.prompt?.hasPrefix("19x") == true)
        }

        // MARK: Messages

        @Test func `the oldest messages of a page are forgotten when they have too many bytes`() throws {
            ComponentLog.install { _ in }
            let page = page(KeepingComponent.self, OtherKeepingComponent.self) { $0.keptMessageBytes = 100_000 }
            let data = #"{"text":"\#(String(repeating: "x", count: 20_000))"}"#
            page.message("other", "first", data)
            for number in 1...3 { page.message("keeping", "event \(number)", data) }
            #expect(codes(page) == [])
            page.message("keeping", "event 4", data)
            page.message("keeping", "event 5", data)
            #expect(codes(page) == ["kept-messages", "kept-messages"])
            #expect(page.notices.map(\.cause) == ["VD-LIMIT-1", "VD-LIMIT-1"])
            #expect(page.notices.map { $0.text.contains("“other”") } == [false, true])
            page.message("keeping", "reply", #"{"events":["event 1","event 4","event 5"]}"#)
            #expect(page.replies.map(\.event) == ["event 4", "event 5"])
            #expect(page.notices.last?.text.contains("“event 1”") == true)
        }

        @Test func `the newest message is kept, however large it is`() {
            let page = page(KeepingComponent.self) { $0.keptMessageBytes = 1000 }
            page.message("keeping", "reply", #"{"text":"\#(String(repeating: "x", count: 20_000))","events":["reply"]}"#)
            #expect(page.replies.map(\.event) == ["reply"])
            #expect(codes(page) == [])
        }

        @Test func `messages that take each other's place are not too many`() {
            let page = page(KeepingComponent.self) { $0.keptMessageBytes = 50_000 }
            let data = #"{"text":"\#(String(repeating: "x", count: 10_000))"}"#
            for _ in 0..<100 { page.message("keeping", "again", data) }
            for number in 0..<3 { page.message("keeping", "event \(number)", data) }
            #expect(codes(page) == [])
        }

        @Test func `what stands beside a message in its frame counts too`() {
            let page = page(KeepingComponent.self) { $0.keptMessageBytes = 50_000 }
            for number in 0..<10 {
                page.send(
                    #"{"type":"message","message":{"id":"\#(number)","component":"keeping","event":"\#(number)","data":{"metadata":{"url":"\#(page.url)"}}},"x":"\#(String(repeating: "x", count: 10_000))"}"#
                )
            }
            #expect(codes(page) == ["kept-messages"])
        }

        @Test func `screens of left places go when their messages are too large`() async throws {
            let page = page(DrawingComponent.self) { $0.keptMessageBytes = 100_000 }
            weak var first: UIViewController?
            for number in 0..<5 {
                DrawingComponent.draw = { controller, _ in if number == 0 { first = controller } }
                page.message("drawing", "draw", #"{"text":"\#(String(repeating: "x", count: 60_000))"}"#)
                page.visit("http://localhost/\(number)")
            }
            _ = try await page.screen()
            #expect(first == nil)
            #expect(codes(page).filter { $0 == "kept-messages" }.count == 2)
            #expect(page.notices.map(\.cause).contains("VD-LIMIT-3"))
            page.visit("http://localhost/one", action: "restore")
            DrawingComponent.draw = { controller, _ in first = controller }
            page.message("drawing", "draw")
            #expect(first != nil)
        }

        @Test func `a late disconnect of a component that does not exist is not remembered`() {
            let page = page(KeepingComponent.self)
            page.visit("http://localhost/two")
            for number in 0..<3 { page.message("unknown \(number % 2)", "disconnect") }
            #expect(codes(page) == ["unknown-component", "unknown-component", "unknown-component"])
        }
    }
}
