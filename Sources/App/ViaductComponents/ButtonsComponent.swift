import HotwireNative
import UIKit

/// Shows several of the page's buttons in the bar.
public final class ButtonsComponent: BridgeComponent {
    public override class var name: String { "buttons" }

    private var items: [UINavigationItem.Side: [UIBarButtonItem]] = [:]

    public override func onReceive(message: Message) {
        switch message.event {
        case "connect": showButtons(for: message)
        case "disconnect": show([:])
        default: ignore(message, knows: "connect", "disconnect")
        }
    }

    private func showButtons(for message: Message) {
        guard let data: MessageData = message.fields() else { return }

        var items: [UINavigationItem.Side: [UIBarButtonItem]] = [:]
        for (position, choice) in data.buttons?.elements ?? [] {
            let action = UIAction { [weak self] _ in
                self?.reply(with: message.replacing(data: ChoiceReply(selectedIndex: choice.index ?? position)))
            }
            let image = choice.displayTitle == true ? nil : choice.symbol
            let item = UIBarButtonItem(title: choice.title, image: image, primaryAction: action)
            if choice.displayAsPrimaryAction == true { item.style = .done }
            let side: UINavigationItem.Side = choice.slot == "left" || choice.slot == "leading" ? .left : .right
            items[side, default: []].append(item)
        }
        show(items)
    }

    private func show(_ new: [UINavigationItem.Side: [UIBarButtonItem]]) {
        for side in UINavigationItem.Side.allCases {
            viewController?.navigationItem.replace(items[side] ?? [], with: new[side] ?? [], on: side, at: .buttons)
        }
        items = new
    }
}

extension ButtonsComponent {
    fileprivate struct MessageData: Decodable {
        @Field var buttons: ShownList<ChoiceItem>?
    }
}
