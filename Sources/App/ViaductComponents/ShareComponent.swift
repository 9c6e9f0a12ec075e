import HotwireNative
import UIKit

/// Opens the share sheet: at once (`share`, `shareUrl`), or from a button in the navigation bar (`connect`).
public final class ShareComponent: BridgeComponent {
    public override class var name: String { "share" }

    private var barItem: UIBarButtonItem?

    public override func onReceive(message: Message) {
        switch message.event {
        case "share", "shareUrl": presentSheet(for: message)
        case "connect": showButton(for: message)
        case "disconnect": show(nil)
        default: ignore(message, knows: "share", "shareUrl", "connect", "disconnect")
        }
    }

    private func presentSheet(for message: Message) {
        guard let data: MessageData = message.fields() else { return }

        let items = data.activityItems(onPage: message.metadata?.url)
        viewController?.present(
            UIActivityViewController(activityItems: items, applicationActivities: nil), animated: true)
    }

    private func showButton(for message: Message) {
        guard let data: MessageData = message.fields() else { return }

        let action = UIAction { [weak self] _ in
            self?.presentSheet(for: message)
        }
        let item = UIBarButtonItem(
            title: "Share", image: UIImage(systemName: "square.and.arrow.up"), primaryAction: action)
        item.tintColor = UIColor(hex: data.color)
        show(item)
    }

    private func show(_ item: UIBarButtonItem?) {
        viewController?.navigationItem.replace(barItem, with: item, on: .right, at: .share)
        barItem = item
    }
}

extension ShareComponent {
    fileprivate struct MessageData: Decodable {
        @Field var url: String?
        @Field var title: String?
        @Field var text: String?
        @Field var description: String?
        @Field var color: String?

        /// - Parameter page: the page's URL, shared when the message names none; a relative URL is resolved by it.
        func activityItems(onPage page: String?) -> [Any] {
            var items: [Any] = [title, text ?? description].compactMap { $0 }
            if let address = url ?? page {
                let base = page.flatMap { URL(string: $0) }
                items.append(URL(string: address, relativeTo: base)?.absoluteURL ?? address)
            }
            return items
        }
    }
}
