import HotwireNative
import UIKit

/// Tells the page how much of it the bars of the screen cover: nothing, in a browser.
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
