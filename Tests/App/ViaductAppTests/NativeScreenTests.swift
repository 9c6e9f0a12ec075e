import AppTestSupport
import HotwireNative
import Testing
import UIKit
import ViaductProtocol

@testable import ViaductApp

@MainActor @Suite struct NativeScreenTests {
    final class OpeningComponent: BridgeComponent {
        override class var name: String { "open" }

        override func onReceive(message: Message) {
            guard let controller = delegate?.destination as? UIViewController else { return }
            if message.event == "custom" {
                let button = UIButton(
                    configuration: .filled(),
                    primaryAction: UIAction(title: "Custom") { [weak self] _ in
                        self?.reply(with: message)
                    })
                controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
                return
            }
            if message.event == "popover" { return presentPopover(on: controller) }
            let shown = UIViewController()
            shown.title = "Native"
            if message.event != "placeholder" {
                let button = UIButton(type: .system)
                button.setTitle("Go", for: .normal)
                button.addAction(UIAction { [weak self] _ in self?.reply(with: message) }, for: .touchUpInside)
                let flip = UISwitch()
                flip.title = "On"
                shown.view.addSubview(UIStackView(arrangedSubviews: [button, flip]))
            }
            if message.event == "modal" {
                controller.present(UINavigationController(rootViewController: shown), animated: true)
            } else {
                controller.navigationController?.pushViewController(shown, animated: true)
            }
        }

        private let popovers = FixedPopovers()

        private func presentPopover(on controller: UIViewController) {
            let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
            controller.navigationItem.rightBarButtonItem = item
            let shown = UIViewController()
            shown.modalPresentationStyle = .popover
            shown.preferredContentSize = CGSize(width: 300, height: 200)
            shown.popoverPresentationController?.barButtonItem = item
            shown.popoverPresentationController?.delegate = popovers
            controller.present(shown, animated: true)
        }
    }

    final class FixedPopovers: UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    let page = TestPage([OpeningComponent.self])

    private func top() async throws -> Screen.NativeScreen? {
        try await page.screen().presented.last?.screen
    }

    @Test func `a tap that has crashed the app has no effect, and its page is told`() async throws {
        page.message("open", "modal")
        let children = try #require(try await top()?.content.first?.stack).children
        let button = try #require(children.first?.button)
        let session = try #require(page.holders.first as? EmbeddedSession)
        let key = try #require(session.action(on: button.control, value: nil)?.key)
        page.app.markCrashed(key, because: "The app crashed in Native.swift:3.")
        page.act(button.control)
        #expect(page.replies.isEmpty)
        #expect(page.notices.map(\.code) == ["app-component-crashed"])
        #expect(page.notices.map(\.cause) == ["VD-APP-7"])
        #expect(page.notices.first?.text.contains("a tap on “Go” of UIViewController has crashed the app") == true)
    }

    @Test func `a popover says what it points at, its size, and that it stays one on a phone`() async throws {
        page.message("open", "popover")
        let screen = try await page.screen()
        let popover = try #require(screen.presented.last?.screen)
        #expect(popover.style == .popover)
        #expect(popover.sourceControl != nil)
        #expect(popover.sourceControl == screen.bar.rightButtons.first?.control)
        #expect(popover.width == 300 && popover.height == 200)
        #expect(popover.fixed)
        page.act(try #require(popover.dismiss))
        #expect(try await page.screen().presented.isEmpty)
    }

    @Test(arguments: ["push", "modal"])
    func `a native screen shows its controls, and goes by its dismissal`(event: String) async throws {
        page.message("open", event)
        let screen = try #require(try await top())
        #expect(screen.style == (event == "push" ? .push : .sheet))
        #expect(screen.title == "Native")
        let children = try #require(screen.content.first?.stack).children
        #expect(children.map(\.content.kind) == [.button, .switch])
        page.act(try #require(children[0].button).control)
        // A pushed screen hides the page, a sheet does not.
        #expect(page.replies.count == (event == "push" ? 0 : 1))
        page.act(try #require(children[1].switch).control, value: "true")
        #expect(try await top()?.content.first?.stack?.children.last?.switch?.on == true)
        page.act(try #require(screen.dismiss))
        #expect(try await page.screen().presented.isEmpty)
    }

    @Test func `a screen without anything to draw has its name`() async throws {
        page.message("open", "placeholder")
        #expect(try await top()?.placeholder == "UIViewController")
    }

    @Test func `a button in the place of a bar item can be tapped`() async throws {
        page.message("open", "custom")
        try await page.tap("Custom")
        #expect(page.replies.count == 1)
    }
}
