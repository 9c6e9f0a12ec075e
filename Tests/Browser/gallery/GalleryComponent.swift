import HotwireNative
import UIKit

/// Shows something native at each event, and tells the page what a person does with it.
class GalleryComponent: BridgeComponent {
    private var message: Message?
    var controller: UIViewController? { delegate?.destination as? UIViewController }

    override func onReceive(message: Message) {
        self.message = message
        show(message.event)
    }

    func show(_ event: String) {}

    func tell(_ name: String, _ value: String = "") {
        guard let message else { return }
        reply(to: message.event, with: ["name": name, "value": value])
    }

    func button(_ title: String, style: UIButton.Configuration = .plain(), _ handler: (() -> Void)? = nil) -> UIButton {
        var configuration = style
        configuration.title = title
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in
                if let handler { handler() } else { self?.tell(title) }
            })
    }

    func push(_ shown: UIViewController, _ title: String) {
        shown.title = title
        controller?.navigationController?.pushViewController(shown, animated: true)
    }
}
