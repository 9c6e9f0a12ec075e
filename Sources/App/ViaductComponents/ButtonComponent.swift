import HotwireNative
import UIKit

/// Shows a link or a button of the page in the navigation bar, one on each side at most.
///
/// The page chooses the side with the event (`left`, `right`) or with the `side` of a `connect`.
public final class ButtonComponent: BridgeComponent {
    public override class var name: String { "button" }

    private var items: [UINavigationItem.Side: UIBarButtonItem] = [:]

    public override func onReceive(message: Message) {
        switch message.event {
        case "connect", "left", "right": showButton(for: message)
        case "disconnect": removeButtons()
        default: ignore(message, knows: "connect", "left", "right", "disconnect")
        }
    }

    private func showButton(for message: Message) {
        guard let data: MessageData = message.fields() else { return }

        let side: UINavigationItem.Side = message.event == "left" || data.side == "left" ? .left : .right
        let action = UIAction { [weak self] _ in
            self?.reply(with: message)
        }
        let item = UIBarButtonItem(title: data.title, image: data.symbol, primaryAction: action)
        item.tintColor = UIColor(hex: data.color)
        viewController?.navigationItem.replace(items[side], with: item, on: side, at: .button)
        // The way back stays beside a button on the left.
        if side == .left { viewController?.navigationItem.leftItemsSupplementBackButton = true }
        items[side] = item
    }

    private func removeButtons() {
        for (side, item) in items {
            viewController?.navigationItem.replace(item, with: nil, on: side, at: .button)
        }
        items = [:]
    }
}

extension ButtonComponent {
    fileprivate struct MessageData: Decodable {
        @Field var title: String?
        @Field var image: Icon?
        @Field var imageName: Icon?
        @Field var iosImage: Icon?
        @Field var side: String?
        @Field var color: String?

        var symbol: UIImage? { (iosImage ?? imageName ?? image)?.image }
    }
}
