import HotwireNative
import UIKit

/// Shows the server's flash message for a short time.
public class FlashComponent: BridgeComponent {
    public override class var name: String { "flash" }

    public override func onReceive(message: Message) {
        guard message.event == "connect" else { return ignore(message, knows: "connect") }
        guard let data: MessageData = message.fields() else { return }
        guard let text = data.message ?? data.title else { return }

        Toast.show(text, on: viewController)
    }
}

extension FlashComponent {
    fileprivate struct MessageData: Decodable {
        @Field var message: String?
        @Field var title: String?
    }
}
