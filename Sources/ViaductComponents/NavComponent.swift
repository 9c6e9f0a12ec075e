import HotwireNative
import UIKit

/// A button in the navigation bar that opens a menu.
public final class NavComponent: BridgeComponent {
    public override class var name: String { "nav" }

    private var item: UIBarButtonItem?
    private var side = UINavigationItem.Side.right

    public override func onReceive(message: Message) {
        switch message.event {
        case "connect": showMenu(for: message)
        case "disconnect": replaceItem(with: nil)
        default: break
        }
    }

    private func showMenu(for message: Message) {
        guard let data: MessageData = message.data() else { return }
        let actions = data.items.map { item in
            UIAction(
                title: item.title, image: item.image.flatMap { UIImage(systemName: $0) },
                attributes: item.destructive == true ? .destructive : [], state: item.state == "on" ? .on : .off
            ) { [weak self] _ in
                self?.reply(to: "connect", with: Selection(selectedIndex: item.index))
            }
        }
        let image = UIImage(systemName: data.image ?? "ellipsis.circle")
        replaceItem(with: nil)
        side = data.side == "left" ? .left : .right
        replaceItem(
            with: UIBarButtonItem(title: data.title, image: image, menu: UIMenu(title: data.title ?? "", children: actions)))
    }

    private func replaceItem(with new: UIBarButtonItem?) {
        viewController?.navigationItem.replace(item, with: new, on: side)
        item = new
    }
}

extension NavComponent {
    fileprivate struct MessageData: Decodable {
        struct Item: Decodable {
            let title: String
            let image: String?
            let destructive: Bool?
            let state: String?
            let index: Int
        }

        let items: [Item]
        let title: String?
        let image: String?
        let side: String?
    }

    fileprivate struct Selection: Encodable {
        let selectedIndex: Int
    }
}
