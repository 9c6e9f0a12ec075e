import Foundation
import HotwireNative
import UIKit
import WebKit

/// Shows something native at each event, and tells the page what a person does with it.
class GalleryComponent: BridgeComponent {
    private(set) weak var webView: WKWebView?
    var controller: UIViewController? { delegate?.destination as? UIViewController }

    override func onReceive(message: Message) {
        webView = delegate?.webView
        show(message.event)
    }

    func show(_ event: String) {}

    /// By a script: a component below a screen of its own cannot reply, as on a phone.
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
