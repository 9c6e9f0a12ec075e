import Foundation
import HotwireNative
import UIKit
import WebKit

/// Shows something native for each event, and reports the person's actions to the page.
class GalleryComponent: BridgeComponent {
    private(set) weak var webView: WKWebView?
    var controller: UIViewController? { delegate?.destination as? UIViewController }

    override func onReceive(message: Message) {
        webView = delegate?.webView
        show(message.event)
    }

    func show(_ event: String) {}

    /// Reports by a script: as on a phone, a component below its own screen cannot reply.
    func tell(_ name: String, _ value: String = "") {
        let data = try! JSONEncoder().encode(["name": name, "value": value])
        webView?.evaluateJavaScript("replies.push({ data: \(String(decoding: data, as: UTF8.self)) })")
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
