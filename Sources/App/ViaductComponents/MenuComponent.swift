import HotwireNative
import UIKit

/// Offers a list of choices: at once as an action sheet (`display`), or behind a button of the navigation bar (`connect`).
public final class MenuComponent: BridgeComponent {
    public override class var name: String { "menu" }

    private var barItem: UIBarButtonItem?

    public override func onReceive(message: Message) {
        switch message.event {
        case "display": displaySheet(for: message)
        case "connect": showBarMenu(for: message)
        case "disconnect": show(nil)
        default: ignore(message, knows: "display", "connect", "disconnect")
        }
    }

    private func displaySheet(for message: Message) {
        guard let data: MessageData = message.fields(), let items = data.items?.elements, let viewController else { return }

        let sheet = UIAlertController(title: data.title, message: nil, preferredStyle: .actionSheet)
        for (position, item) in items {
            let action = UIAlertAction(title: item.title, style: item.destructive == true ? .destructive : .default) {
                [weak self] _ in
                self?.reply(with: message.replacing(data: SheetReply(selectedIndex: item.index ?? position)))
            }
            sheet.addAction(action)
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if let source = data.source {
            sheet.popoverPresentationController?.sourceView = viewController.view
            sheet.popoverPresentationController?.sourceRect = source.rect
        }
        viewController.present(sheet, animated: true)
    }

    private func showBarMenu(for message: Message) {
        guard let data: MessageData = message.fields(), let items = data.items?.elements else { return }

        let actions = items.map { position, item in
            UIAction(
                title: item.title, image: item.symbol, attributes: item.destructive == true ? .destructive : []
            ) { [weak self] _ in
                self?.reply(with: message.replacing(data: BarMenuReply(index: item.index ?? position)))
            }
        }
        let item = UIBarButtonItem(
            title: data.title ?? "Menu", image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: actions))
        item.tintColor = UIColor(hex: data.color)
        show(item)
    }

    private func show(_ item: UIBarButtonItem?) {
        viewController?.navigationItem.replace(barItem, with: item, on: .right, at: .menu)
        barItem = item
    }
}

extension MenuComponent {
    fileprivate struct MessageData: Decodable {
        @Field var title: String?
        @Field var items: ShownList<Item>?
        @Field var source: Source?
        @Field var color: String?
    }

    fileprivate struct Item: FieldValue {
        let title: String
        @Field var index: Int?
        @Field var iosImage: Icon?
        @Field var image: Icon?
        @Field var destructive: Bool?

        var symbol: UIImage? { (iosImage ?? image)?.image }
    }

    /// The element in the page that the sheet points at, in CSS pixels.
    fileprivate struct Source: FieldValue {
        let x: CGFloat
        let y: CGFloat
        let width: CGFloat
        let height: CGFloat

        var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    }

    fileprivate struct SheetReply: Encodable {
        let selectedIndex: Int
    }

    fileprivate struct BarMenuReply: Encodable {
        let index: Int
    }
}
