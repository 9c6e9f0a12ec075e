import HotwireNative
import UIKit

/// Replies at once, and records its events.
final class EchoComponent: BridgeComponent {
    override class var name: String { "echo" }

    @MainActor static var log: [String] = []

    override func onReceive(message: Message) {
        Self.log.append(message.event)
        switch message.event {
        case "event": reply(with: message.replacing(event: "other"))
        case "disconnect": break
        default: reply(with: message)
        }
    }

    override func onViewWillAppear() { Self.log.append("willAppear") }
    override func onViewDidAppear() { Self.log.append("didAppear") }
    override func onViewWillDisappear() { Self.log.append("willDisappear") }
    override func onViewDidDisappear() { Self.log.append("didDisappear") }
}
