import HotwireNative
import UIKit

/// Asks before something is done, as `window.confirm` would. Only a confirmation is answered.
public final class AlertComponent: BridgeComponent {
    public override class var name: String { "alert" }

    public override func onReceive(message: Message) {
        guard message.event == "show" else { return ignore(message, knows: "show") }
        show(message)
    }

    private func show(_ message: Message) {
        guard let data: MessageData = message.fields() else { return }
        if [data.title, data.description].allSatisfy({ $0?.isEmpty != false }) {
            HotwireLog.write("“alert” has no text. Send a “title”, a “description” or both.", cause: "VD-DATA-4")
        }
        guard data.title != nil || data.description != nil else { return }
        let alert = UIAlertController(title: data.title, message: data.description, preferredStyle: .alert)
        let style: UIAlertAction.Style = data.destructive == true ? .destructive : .default
        let confirm = UIAlertAction(title: data.confirm ?? "OK", style: style) { [weak self] _ in
            self?.reply(with: message)
        }
        alert.addAction(UIAlertAction(title: data.dismiss ?? "Cancel", style: .cancel))
        alert.addAction(confirm)
        alert.preferredAction = confirm
        viewController?.present(alert, animated: true)
    }
}

extension AlertComponent {
    fileprivate struct MessageData: Decodable {
        @Field var title: String?
        @Field var description: String?
        @Field var destructive: Bool?
        @Field var confirm: String?
        @Field var dismiss: String?
    }
}
