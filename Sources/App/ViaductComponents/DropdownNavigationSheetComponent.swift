import HotwireNative
import UIKit

/// Shows the links of a dropdown as an action sheet, and replies with the chosen one as `selectedLink`.
public final class DropdownNavigationSheetComponent: BridgeComponent {
    public override class var name: String { "dropdown-navigation-sheet" }

    public override func onReceive(message: Message) {
        guard message.event == "present" else { return ignore(message, knows: "present") }
        present(message)
    }

    private func present(_ message: Message) {
        guard let data: MessageData = message.fields() else { return }

        let links = data.links?.elements.map(\.element) ?? []
        guard !links.isEmpty else { return }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for link in links {
            let action = UIAlertAction(title: link.text, style: link.actionStyle) { [weak self] _ in
                self?.reply(with: message.replacing(data: Reply(links: links, selectedLink: link)))
            }
            sheet.addAction(action)
        }
        if !links.contains(where: { $0.actionStyle == .cancel }) {
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        }
        viewController?.present(sheet, animated: true)
    }
}

extension DropdownNavigationSheetComponent {
    fileprivate struct MessageData: Decodable {
        @Field var links: ShownList<Link>?
    }

    fileprivate struct Reply: Encodable {
        let links: [Link]
        let selectedLink: Link
    }

    fileprivate struct Link: FieldValue, Encodable {
        let text: String
        @Field var url: String?
        @Field var style: String?

        var actionStyle: UIAlertAction.Style {
            switch style {
            case "destructive": .destructive
            case "cancel": .cancel
            default: .default
            }
        }

        func encode(to encoder: any Encoder) throws {
            var fields = encoder.container(keyedBy: CodingKeys.self)
            try fields.encode(text, forKey: .text)
            try fields.encodeIfPresent(url, forKey: .url)
            try fields.encodeIfPresent(style, forKey: .style)
        }

        private enum CodingKeys: CodingKey {
            case text, url, style
        }
    }
}
