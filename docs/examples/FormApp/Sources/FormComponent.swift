import HotwireNative
import UIKit

/// Puts the form's submit button into the navigation bar.
final class FormComponent: BridgeComponent {
    override class var name: String { "form" }

    override func onReceive(message: Message) {
        guard message.event == "connect", let data: Connection = message.data() else { return }
        let item = UIBarButtonItem(
            title: data.submitTitle, primaryAction: UIAction { [weak self] _ in self?.reply(to: "connect") })
        viewController?.navigationItem.rightBarButtonItem = item
    }

    private var viewController: UIViewController? {
        delegate?.destination as? UIViewController
    }
}

private struct Connection: Decodable {
    let submitTitle: String
}
