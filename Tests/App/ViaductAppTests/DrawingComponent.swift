import HotwireNative
import UIKit

/// Runs a test's drawing code on its screen.
final class DrawingComponent: BridgeComponent {
    override class var name: String { "drawing" }

    @MainActor static var draw: (UIViewController, DrawingComponent) -> Void = { _, _ in }

    override func onReceive(message: Message) {
        if let controller = delegate?.destination as? UIViewController { Self.draw(controller, self) }
    }
}
