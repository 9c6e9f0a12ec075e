import HotwireNative
import UIKit

/// Shows the number of notes in the navigation bar. A tap asks the page to scroll to the newest.
final class NoteCountComponent: BridgeComponent {
    override class var name: String { "note-count" }

    override func onReceive(message: Message) {
        guard message.event == "connect", let data: MessageData = message.data() else { return }
        let action = UIAction { [weak self] _ in
            self?.reply(to: "connect")
        }
        viewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: data.title, primaryAction: action)
    }

    private var viewController: UIViewController? {
        delegate?.destination as? UIViewController
    }
}

extension NoteCountComponent {
    fileprivate struct MessageData: Decodable {
        let title: String
    }
}
