// The article on a dropdown that becomes a sheet. The page lost lines when it was saved; each one that was put
// back says so.

import Strada
import SwiftUI

final class DropdownNavigationSheetComponent: BridgeComponent {
    override class var name: String { "dropdown-navigation-sheet" }

    override func onReceive(message: Message) {
        guard let event = Event(rawValue: message.event) else {
            return  // restored
        }  // restored

        switch event {
        case .present:
            handlePresentEvent(message: message)
        }  // restored
    }  // restored

    private var viewController: UIViewController? {
        delegate.destination as? UIViewController
    }  // restored

    private func handlePresentEvent(message: Message) {
        let alertController = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        guard let data: PresentMessageData = message.data() else { return }  // restored: `message.data()`; `var` is never changed
        let links = data.links

        for (index, link) in links.enumerated() {
            let action = UIAlertAction(title: link.text, style: link.actionStyle()) { [weak self] _ in
                let newData = PresentMessageData(links: links, selectedLink: links[index])
                self!.reply(with: message.replacing(data: newData))
            }  // restored
            alertController.addAction(action)  // restored
        }  // restored

        let cancelAction = UIAlertAction(title: "Cancel", style: .cancel, handler: nil)
        alertController.addAction(cancelAction)  // restored

        viewController!.present(alertController, animated: true, completion: nil)
    }  // restored
}  // restored

extension DropdownNavigationSheetComponent {
    fileprivate enum Event: String {
        case present
    }  // restored

    fileprivate struct DropdownNavigationSheetLink: Encodable, Decodable {
        let url: String?
        let text: String
        var style: String = "default"

        func actionStyle() -> UIAlertAction.Style {
            switch style {  // restored: `style`
            case "destructive":
                return .destructive  // restored
            case "cancel":
                return .cancel  // restored
            default:  // restored
                return .default  // restored
            }  // restored
        }  // restored
    }  // restored

    fileprivate struct PresentMessageData: Encodable, Decodable {
        let links: [DropdownNavigationSheetLink]
        let selectedLink: DropdownNavigationSheetLink?
    }  // restored
}  // restored
