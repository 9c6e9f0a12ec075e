import HotwireNative
import UIKit

/// Puts the form's submit button into the navigation bar.
final class FormComponent: BridgeComponent {
    override class var name: String { "form" }

    override func onReceive(message: Message) {
        switch message.event {
        case "connect":
            guard let data: Connection = message.data() else { return }
            showButton(titled: data.submitTitle)
        case "submitDisabled": viewController?.navigationItem.rightBarButtonItem?.isEnabled = false
        case "submitEnabled": viewController?.navigationItem.rightBarButtonItem?.isEnabled = true
        default: break
        }
    }

    private func showButton(titled title: String) {
        viewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: title, primaryAction: UIAction { [weak self] _ in self?.reply(to: "connect") })
    }

    private var viewController: UIViewController? {
        delegate?.destination as? UIViewController
    }
}

private struct Connection: Decodable {
    let submitTitle: String
}
