import AppTestSupport
import Testing
import UIKit
import ViaductComponents

extension EmbeddedSessionTests {
    /// The screens that a page gets, and the effect of its taps.
    @MainActor @Suite struct ScreenTests {
        let page = TestPage(BuiltInComponents.all + [DrawingComponent.self])

        private func draw(_ draw: @escaping (UIViewController) -> Void) {
            DrawingComponent.draw = { controller, _ in draw(controller) }
            page.message("drawing", "draw")
        }

        @Test func `a page without components has a bar with its title`() async throws {
            await page.turn()
            #expect(
                page.screens == [
                    #"{"url":"http://localhost/one","bar":{"title":"One","left":[],"right":[]},"presented":[]}"#
                ])
        }

        @Test func `a screen is written as the protocol says`() async throws {
            draw { controller in
                let more = UIMenu(title: "More", children: [])
                let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
                    _ in
                }
                let item = UIBarButtonItem(
                    title: "Save", image: UIImage(systemName: "checkmark"), menu: UIMenu(children: [delete, more]))
                item.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
                controller.navigationItem.rightBarButtonItem = item
            }
            await page.turn()
            #expect(
                page.screens.last
                    == ##"{"url":"http://localhost/one","bar":{"title":"One","left":[],"right":[{"control":"1","title":"Save","enabled":true,"style":"plain","tint":"#FF000080","image":{"symbol":"checkmark"},"menu":{"title":"","children":[{"control":"2","title":"Delete","enabled":true,"destructive":true,"state":"off","image":{"symbol":"trash"}},{"title":"More","enabled":true,"inline":false,"children":[]}]},"component":"drawing"}]},"presented":[]}"##
            )
        }

        @Test func `an item in the app's tint has no colour of its own`() async throws {
            draw { controller in
                let item = UIBarButtonItem(title: "Save")
                item.tintColor = .tintColor
                controller.navigationItem.rightBarButtonItem = item
            }
            let item = try await page.screen().bar.rightButtons.last
            #expect(item?.style == .plain)
            #expect(item?.tint == nil)
        }

        @Test func `several changes in a turn are one screen, and none when nothing changed`() async throws {
            await page.turn()
            draw { controller in
                for title in ["A", "B", "C"] {
                    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: title)
                }
            }
            await page.turn()
            #expect(page.screens.count == 2)
            draw { $0.navigationItem.rightBarButtonItem?.isEnabled = false }
            draw { $0.navigationItem.rightBarButtonItem?.isEnabled = true }
            await page.turn()
            #expect(page.screens.count == 2)
        }

        @Test func `a change that comes later from nowhere is sent too`() async throws {
            var item: UIBarButtonItem?
            draw { controller in
                item = UIBarButtonItem(title: "A")
                controller.navigationItem.leftBarButtonItem = item
            }
            let id = try await page.screen().bar.leftButtons.first?.control
            item?.title = "B"
            let screen = try await page.screen()
            #expect(screen.bar.leftButtons.map(\.title) == ["B"])
            #expect(screen.bar.leftButtons.map(\.control) == [id])
        }

        @Test
        func `an item without a title is named after its label or its symbol, and one without anything is not there`()
            async throws
        {
            draw { controller in
                let plain = UIBarButtonItem(image: UIImage(systemName: "square.and.pencil"))
                let labelled = UIBarButtonItem(title: "", image: UIImage(systemName: "plus"))
                labelled.accessibilityLabel = "New"
                let hidden = UIBarButtonItem(title: "Hidden")
                hidden.isHidden = true
                controller.navigationItem.rightBarButtonItems = [
                    plain, labelled, hidden, .flexibleSpace(), UIBarButtonItem(),
                ]
            }
            #expect(try await page.screen().bar.rightButtons.map(\.title) == ["square and pencil", "New"])
        }

        @Test func `text is data`() async throws {
            let hostile = "<img src=x onerror=alert(1)>\"\\\u{1}\n\u{2028}👩‍👩‍👧"
            draw { $0.navigationItem.leftBarButtonItem = UIBarButtonItem(title: hostile) }
            #expect(try await page.screen().bar.leftButtons.map(\.title) == [hostile])
        }

        @Test func `an alert's field takes what is typed, and its action closes the alert before its handler`()
            async throws
        {
            var log: [String?] = []
            draw { controller in
                let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
                alert.addTextField { $0.placeholder = "Your name" }
                alert.addAction(
                    UIAlertAction(title: "OK", style: .default) { _ in
                        log.append(alert.textFields?.first?.text)
                        log.append(controller.presentedViewController == nil ? "closed" : "open")
                    })
                controller.present(alert, animated: true)
            }
            let alert = try #require(try await page.screen().presented.first?.alert)
            #expect(alert.dismiss == nil)
            #expect(alert.fields.map(\.title) == ["Your name"])
            try await page.tap("Your name", value: #""Zoë \u0026 \"Co\"""#)
            #expect(try await page.screen().presented.first?.alert?.fields.first?.text == "Zoë & \"Co\"")
            try await page.tap("OK")
            #expect(log == ["Zoë & \"Co\"", "closed"])
        }

        @Test func `a screen with nothing to draw bears the short name of its class`() async throws {
            final class EmptyController<Content>: UIViewController {}
            draw { $0.present(EmptyController<[String: [UIView]]>(), animated: true) }
            #expect(try await page.screen().presented.first?.screen?.placeholder == "EmptyController")
        }

        @Test(arguments: [
            (#"{"activity":"copy"}"#, UIActivity.ActivityType.copyToPasteboard, true),
            (#"{"activity":"mail"}"#, .mail, true),
            (#"{"activity":"system"}"#, UIActivity.ActivityType(rawValue: "system"), true), ("null", nil, false),
        ])
        func `a share sheet tells what was chosen`(value: String, type: UIActivity.ActivityType?, completed: Bool)
            async throws
        {
            var result: (UIActivity.ActivityType?, Bool)?
            draw { controller in
                let share = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
                share.completionWithItemsHandler = { type, completed, _, _ in result = (type, completed) }
                controller.present(share, animated: true)
            }
            try await page.dismiss(value: value)
            #expect(result?.0 == type)
            #expect(result?.1 == completed)
        }

        @Test func `a menu has sections, states, and actions that change while they are shown`() async throws {
            var chosen: [String] = []
            let on = UIAction(title: "On", subtitle: "Now", state: .on) { chosen.append($0.title) }
            let off = UIAction(title: "Off", attributes: .disabled) { chosen.append($0.title) }
            let gone = UIAction(title: "Gone", attributes: .hidden) { _ in }
            draw { controller in
                let section = UIMenu(title: "Section", options: .displayInline, children: [on, off, gone])
                controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
                    title: "Choose", menu: UIMenu(title: "All", children: [section]))
            }
            let menu = try #require(try await page.screen().bar.leftButtons.first?.menu)
            #expect(menu.title == "All")
            #expect(menu.children.map(\.submenu?.inline) == [true])
            let actions = (menu.children.first?.submenu?.children ?? []).compactMap(\.action)
            #expect(actions.map(\.title) == ["On", "Off"])
            #expect(actions.map(\.subtitle) == ["Now", nil])
            #expect(actions.map(\.state) == [.on, .off])
            #expect(actions.map(\.enabled) == [true, false])
            try await page.tap("Off")
            off.attributes = []
            let changed = try await page.screen().bar.leftButtons.first?.menu?.children.first?.submenu?.children.last?.action
            #expect(changed?.enabled == true)
            try await page.tap("Off")
            #expect(chosen == ["Off"])
        }

        @Test func `an item with a menu has no action of its own`() async throws {
            var taps = 0
            draw { controller in
                controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
                    title: "Both", primaryAction: UIAction { _ in taps += 1 }, menu: UIMenu(children: []))
            }
            try await page.tap("Both")
            #expect(taps == 0)
        }

        @Test func `a controller that cannot be drawn can be closed`() async throws {
            draw { controller in
                let other = UIViewController()
                other.title = "Map"
                controller.present(other, animated: true)
            }
            #expect(try await page.screen().presented.map(\.title) == ["Map"])
            try await page.dismiss()
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test func `one alert over another is a stack`() async throws {
            draw { controller in
                let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
                first.addAction(UIAlertAction(title: "One", style: .cancel))
                let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
                second.addAction(UIAlertAction(title: "Two", style: .cancel))
                controller.present(first, animated: false)
                first.present(second, animated: false)
            }
            #expect(try await page.screen().presented.map(\.title) == ["First", "Second"])
            try await page.tap("Two")
            #expect(try await page.screen().presented.map(\.title) == ["First"])
            try await page.tap("One")
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test func `a control that is gone does nothing and is reported`() async throws {
            page.message("form", "connect", #"{"submitTitle":"Save"}"#)
            let control = try #require(try await page.screen().bar.rightButtons.first?.control)
            page.message("form", "disconnect")
            await page.turn()
            page.act(control)
            page.act("nonsense")
            #expect(page.notices.map(\.code) == ["unknown-control", "unknown-control"])
            #expect(page.notices.map(\.cause) == ["VD-TAP-1", "VD-TAP-1"])
            #expect(page.notices.map(\.level) == [.warning, .warning])
            #expect(page.replies.isEmpty)
        }

        @Test func `an action that is set to be checked has a check mark`() async throws {
            let action = UIAlertAction(title: "Newest", style: .default)
            draw { controller in
                let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                sheet.addAction(action)
                controller.present(sheet, animated: false)
            }
            #expect(try await page.screen().presented.first?.sheet?.actions.map(\.checked) == [false])
            action.setValue(true, forKey: "checked")
            #expect(try await page.screen().presented.first?.sheet?.actions.map(\.checked) == [true])
            #expect(action.value(forKey: "checked") as? Bool == true)
        }

        @Test func `a disabled control does nothing`() async throws {
            draw { controller in
                let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
                let action = UIAlertAction(title: "No", style: .default)
                action.isEnabled = false
                alert.addAction(action)
                controller.present(alert, animated: false)
            }
            try await page.tap("No")
            #expect(try await page.screen().presented.count == 1)
        }
    }
}
