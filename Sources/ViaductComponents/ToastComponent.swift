import HotwireNative
import UIKit

/// Shows a short text over the page for a moment (`toast`).
public class ToastComponent: BridgeComponent {
    public override class var name: String { "toast" }

    public override func onReceive(message: Message) {
        guard message.event == "show" || message.event == "connect", let data: MessageData = message.data() else { return }
        let label = UILabel()
        label.text = data.text
        label.textColor = .white
        label.backgroundColor = UIColor.black.withAlphaComponent(0.8)
        label.translatesAutoresizingMaskIntoConstraints = false
        guard let view = viewController?.view else { return }
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -50),
        ])
        UIView.animate(withDuration: 0.3, delay: 3, animations: { label.alpha = 0 }) { _ in label.removeFromSuperview() }
    }
}

/// The same by another name (`flash`).
public final class FlashComponent: ToastComponent {
    public override class var name: String { "flash" }
}

/// The same by another name (`flash-message`).
public final class FlashMessageComponent: ToastComponent {
    public override class var name: String { "flash-message" }
}

extension ToastComponent {
    fileprivate struct MessageData: Decodable {
        let message: String?
        let title: String?

        var text: String { message ?? title ?? "" }
    }
}
