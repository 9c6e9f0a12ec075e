import HotwireNative
import UIKit

/// Shows the state that the page's subject was stamped with, such as “Done” and a date, above the bar's title.
public final class StampComponent: BridgeComponent {
    public override class var name: String { "stamp" }

    public override func onReceive(message: Message) {
        switch message.event {
        case "connect": showStamp(for: message)
        case "disconnect": viewController?.navigationItem.prompt = nil
        default: ignore(message, knows: "connect", "disconnect")
        }
    }

    private func showStamp(for message: Message) {
        guard let data: MessageData = message.fields() else { return }

        let texts = [data.title, data.description].compactMap(\.self).filter { !$0.isEmpty }
        viewController?.navigationItem.prompt = texts.isEmpty ? nil : texts.joined(separator: " · ")
    }
}

extension StampComponent {
    fileprivate struct MessageData: Decodable {
        @Field var title: String?
        @Field var description: String?
    }
}
