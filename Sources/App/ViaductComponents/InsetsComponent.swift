import HotwireNative
import UIKit

/// Replies with the part of the page that the screen's bars cover: none, in a browser.
public final class InsetsComponent: BridgeComponent {
    public override class var name: String { "insets" }

    public override func onReceive(message: Message) {
        guard message.event == "connect" else { return ignore(message, knows: "connect") }

        let insets = delegate?.webView?.scrollView.adjustedContentInset ?? .zero
        reply(
            to: message.event,
            with: Reply(top: insets.top, right: insets.right, bottom: insets.bottom, left: insets.left))
    }
}

extension InsetsComponent {
    fileprivate struct Reply: Encodable {
        let top, right, bottom, left: CGFloat
    }
}
