import HotwireNative
import UIKit

/// Several buttons of the page in the navigation bar.
public final class ButtonsComponent: BridgeComponent {
    public override class var name: String { "buttons" }

    private var items: [(item: UIBarButtonItem, side: UINavigationItem.Side)] = []

    public override func onReceive(message: Message) {
        switch message.event {
        case "connect":
            removeButtons()
            if let data: MessageData = message.data() { data.buttons.forEach(show) }
        case "disconnect": removeButtons()
        default: break
        }
    }

    private func show(_ button: MessageData.Button) {
        let action = UIAction { [weak self] _ in
            self?.reply(to: "connect", with: Selection(selectedIndex: button.index))
        }
        let image = button.icon.flatMap { UIImage(systemName: $0) }
        let showsTitle = image == nil || button.displayTitle == true
        let item = UIBarButtonItem(title: showsTitle ? button.title : nil, image: image, primaryAction: action)
        item.accessibilityLabel = button.title
        if button.displayAsPrimaryAction == true { item.style = .done }
        let side: UINavigationItem.Side = button.slot == "left" ? .left : .right
        viewController?.navigationItem.replace(nil, with: item, on: side)
        items.append((item, side))
    }

    private func removeButtons() {
        for (item, side) in items { viewController?.navigationItem.replace(item, with: nil, on: side) }
        items = []
    }
}

extension ButtonsComponent {
    fileprivate struct MessageData: Decodable {
        struct Button: Decodable {
            let title: String
            let icon: String?
            let displayTitle: Bool?
            let displayAsPrimaryAction: Bool?
            let slot: String?
            let index: Int
        }

        let buttons: [Button]
    }

    fileprivate struct Selection: Encodable {
        let selectedIndex: Int
    }
}
