import AppTestSupport
import Foundation
import HotwireNative
import Testing
import UIKit

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
    }

    let page = TestPage([OpeningComponent.self])

    private func top() async throws -> [String: Any] {
        _ = try await page.screen()
        let text = try #require(page.screens.last)
        let screen = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        return (screen["presented"] as? [[String: Any]])?.last ?? [:]
    }

    @Test(arguments: ["push", "modal"])
    func `a native screen shows its controls, and goes by its dismissal`(event: String) async throws {
        page.message("open", event)
        let screen = try await top()
        #expect(screen["kind"] as? String == "screen")
        #expect(screen["style"] as? String == (event == "push" ? "push" : "sheet"))
        #expect(screen["title"] as? String == "Native")
        let stack = try #require((screen["content"] as? [[String: Any]])?.first)
        let children = try #require(stack["children"] as? [[String: Any]])
        #expect(children.map { $0["kind"] as? String } == ["button", "switch"])
        page.act(try #require(children[0]["control"] as? String))
        #expect(page.replies.count == 1)
        page.act(try #require(children[1]["control"] as? String), value: "true")
        let flipped = (try await top()["content"] as? [[String: Any]])?.first?["children"] as? [[String: Any]]
        #expect(flipped?.last?["on"] as? Bool == true)
        page.act(try #require(screen["dismiss"] as? String))
        #expect(try await top().isEmpty)
    }

    @Test func `a screen without anything to draw has its name`() async throws {
        page.message("open", "placeholder")
        #expect(try await top()["placeholder"] as? String == "UIViewController")
    }

    @Test func `a button in the place of a bar item can be tapped`() async throws {
        page.message("open", "custom")
        try await page.tap("Custom")
        #expect(page.replies.count == 1)
    }
}
