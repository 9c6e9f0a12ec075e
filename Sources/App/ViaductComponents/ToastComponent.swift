import HotwireNative
import UIKit

/// Shows a message for a short time.
public final class ToastComponent: BridgeComponent {
    public override class var name: String { "toast" }

    public override func onReceive(message: Message) {
        guard message.event == "show" else { return ignore(message, knows: "show") }
        guard let data: MessageData = message.fields(), let text = data.message else { return }

        Toast.show(text, on: viewController)
    }
}

extension ToastComponent {
    fileprivate struct MessageData: Decodable {
        @Field var message: String?
    }
}
