import HotwireNative
import UIKit

/// Tells the page the size of letters that a person has chosen.
public final class TextSizeComponent: BridgeComponent {
    public override class var name: String { "text-size" }

    public override func onReceive(message: Message) {
        guard message.event == "connect" else { return ignore(message, knows: "connect") }

        let category = UIApplication.shared.preferredContentSizeCategory
        reply(to: message.event, with: Reply(textSize: category == .large ? "large" : category.rawValue))
    }
}

extension TextSizeComponent {
    fileprivate struct Reply: Encodable {
        let textSize: String
    }
}
