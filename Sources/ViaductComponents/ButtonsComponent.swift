import HotwireNative
import UIKit

/// Shows several of the page's buttons in the bar.
public final class ButtonsComponent: BridgeComponent {
    public override class var name: String { "buttons" }

    private var items: [(side: UINavigationItem.Side, item: UIBarButtonItem)] = []

    public override func onReceive(message: Message) {
        switch message.event {
        case "connect": showButtons(for: message)
        case "disconnect": removeButtons()
        default: break
        }
    }

    private func showButtons(for message: Message) {
        guard let data: MessageData = message.data() else { return }

        removeButtons()
        for (position, choice) in data.buttons.enumerated() {
            let action = UIAction { [weak self] _ in
                self?.reply(with: message.replacing(data: ChoiceReply(selectedIndex: choice.index ?? position)))
            }
            let image = choice.displayTitle == true ? nil : choice.symbol
            let item = UIBarButtonItem(title: choice.title, image: image, primaryAction: action)
            if choice.displayAsPrimaryAction == true { item.style = .done }
            let side: UINavigationItem.Side = choice.slot == "left" || choice.slot == "leading" ? .left : .right
            viewController?.navigationItem.replace(nil, with: item, on: side)
            items.append((side, item))
        }
    }

    private func removeButtons() {
        for (side, item) in items { viewController?.navigationItem.replace(item, with: nil, on: side) }
        items = []
    }
}

extension ButtonsComponent {
    fileprivate struct MessageData: Decodable {
        let buttons: [ChoiceItem]
    }
}
