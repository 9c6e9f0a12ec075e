import HotwireNative
import UIKit

/// Shows the three dots in the navigation bar: a button that opens the page's own menu (`label`), or a native menu (`items`).
public final class OverflowMenuComponent: BridgeComponent {
    public override class var name: String { "overflow-menu" }

    private var barItem: UIBarButtonItem?

    public override func onReceive(message: Message) {
        switch message.event {
        case "connect": showButton(for: message)
        case "disconnect": show(nil)
        default: ignore(message, knows: "connect", "disconnect")
        }
    }

    private func showButton(for message: Message) {
        guard let data: MessageData = message.fields() else { return }

        let title = data.label ?? "More"
        let image = UIImage(systemName: "ellipsis.circle")
        if let items = data.items {
            show(UIBarButtonItem(title: title, image: image, menu: menu(of: items.elements, for: message)))
        } else {
            let action = UIAction { [weak self] _ in
                self?.reply(with: message)
            }
            show(UIBarButtonItem(title: title, image: image, primaryAction: action))
        }
    }

    private func menu(of items: [(position: Int, element: Item)], for message: Message) -> UIMenu {
        let actions = items.map { position, item in
            UIAction(title: item.title) { [weak self] _ in
                self?.reply(with: message.replacing(data: Reply(selectedIndex: item.index ?? position)))
            }
        }
        return UIMenu(children: actions)
    }

    private func show(_ item: UIBarButtonItem?) {
        viewController?.navigationItem.replace(barItem, with: item, on: .right, at: .overflowMenu)
        barItem = item
    }
}

extension OverflowMenuComponent {
    fileprivate struct MessageData: Decodable {
        @Field var label: String?
        @Field var items: ShownList<Item>?
    }

    fileprivate struct Item: FieldValue {
        let title: String
        @Field var index: Int?
    }

    fileprivate struct Reply: Encodable {
        let selectedIndex: Int
    }
}
