import HotwireNative
import UIKit

/// Plays haptic feedback.
public final class HapticComponent: BridgeComponent {
    public override class var name: String { "haptic" }

    public override func onReceive(message: Message) {
        guard message.event == "vibrate" else { return ignore(message, knows: "vibrate") }
        guard let data: MessageData = message.fields() else { return }

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
        @Field var feedback: String?
    }
}
