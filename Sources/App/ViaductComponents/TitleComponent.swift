import HotwireNative
import UIKit

/// Shows the page's title in the bar while the page's own heading is out of sight.
public class TitleComponent: BridgeComponent {
    public override class var name: String { "title" }

    public override func onReceive(message: Message) {
        guard let data: MessageData = message.fields() else { return }

        switch message.event {
        case "visibility": viewController?.navigationItem.title = data.elementVisible == true ? "" : data.title
        case "change": viewController?.navigationItem.title = data.title
        default: ignore(message, knows: "visibility", "change")
        }
    }
}

extension TitleComponent {
    fileprivate struct MessageData: Decodable {
        @Field var title: String?
        @Field var elementVisible: Bool?
    }
}
