import HotwireNative
import UIKit

/// Lets the device tremble.
public final class HapticComponent: BridgeComponent {
    public override class var name: String { "haptic" }

    public override func onReceive(message: Message) {
        guard message.event == "vibrate", let data: MessageData = message.data() else { return }

        let generator = UINotificationFeedbackGenerator()
        switch data.feedback {
        case "warning": generator.notificationOccurred(.warning)
        case "error": generator.notificationOccurred(.error)
        default: generator.notificationOccurred(.success)
        }
    }
}

extension HapticComponent {
    fileprivate struct MessageData: Decodable {
        let feedback: String?
    }
}
