import HotwireNative
import UIKit

/// Makes, for each event, a mistake that has no effect on a phone either.
final class VerdictsComponent: GalleryComponent {
    override class var name: String { "verdicts" }

    private struct Title: Decodable {
        let title: String
    }

    private struct Ratio: Encodable {
        let ratio: Double
    }

    override func onReceive(message: Message) {
        switch message.event {
        case "decode": let _: Title? = message.data()
        case "encode": answer(message.event, Ratio(ratio: .infinity))
        case "number": answer(message.event, 1)
        case "twice":
            controller?.present(alert("First"), animated: true)
            controller?.present(alert("Second"), animated: true)
        case "again":
            let screen = UIViewController()
            push(screen)
            push(screen)
        case "cover": push(UIViewController())
        case "late":
            push(UIViewController())
            Task {
                try await Task.sleep(for: .milliseconds(200))
                try await reply(to: message.event, with: ["index": 1])
            }
        default: break
        }
    }

    private func answer(_ event: String, _ data: some Encodable & Sendable) {
        Task { try? await reply(to: event, with: data) }
    }

    private func push(_ screen: UIViewController) {
        screen.title = "Cover"
        controller?.navigationController?.pushViewController(screen, animated: false)
    }

    private func alert(_ title: String) -> UIAlertController {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Done", style: .default))
        return alert
    }
}
