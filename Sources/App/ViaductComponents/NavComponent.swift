import HotwireNative
import UIKit

/// Shows a menu of the page's links behind a button in the bar.
public final class NavComponent: BridgeComponent {
    public override class var name: String { "nav" }

    private var shown: (side: UINavigationItem.Side, item: UIBarButtonItem)?

    public override func onReceive(message: Message) {
        switch message.event {
        case "connect": showMenu(for: message)
        case "disconnect": removeMenu()
        default: ignore(message, knows: "connect", "disconnect")
        }
    }

    private func showMenu(for message: Message) {
        guard let data: MessageData = message.fields(), let items = data.items?.elements else { return }

        let actions = items.map { position, choice in
            UIAction(
                title: choice.title, image: choice.symbol, attributes: choice.destructive == true ? .destructive : [],
                state: choice.state == "on" ? .on : choice.state == "mixed" ? .mixed : .off
            ) { [weak self] _ in
                self?.reply(with: message.replacing(data: ChoiceReply(selectedIndex: choice.index ?? position)))
            }
        }
        let image = data.image == nil ? UIImage(systemName: "ellipsis.circle") : data.image?.image
        let item = UIBarButtonItem(
            title: data.title ?? "Menu", image: image, menu: UIMenu(children: actions))
        removeMenu()
        let side: UINavigationItem.Side = data.side == "left" ? .left : .right
        viewController?.navigationItem.replace(nil, with: item, on: side, at: .nav)
        shown = (side, item)
    }

    private func removeMenu() {
        if let shown { viewController?.navigationItem.replace(shown.item, with: nil, on: shown.side, at: .nav) }
        shown = nil
    }
}

extension NavComponent {
    fileprivate struct MessageData: Decodable {
        @Field var items: ShownList<ChoiceItem>?
        @Field var title: String?
        @Field var image: Icon?
        @Field var side: String?
    }
}
