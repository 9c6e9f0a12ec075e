import HotwireNative
import StoreKit
import UIKit

/// Asks a person to rate the app.
public final class ReviewPromptComponent: BridgeComponent {
    public override class var name: String { "review-prompt" }

    public override func onReceive(message: HotwireNative.Message) {
        guard ["prompt", "connect"].contains(message.event) else { return ignore(message, knows: "prompt", "connect") }
        guard let scene = viewController?.view.window?.windowScene else { return }

        AppStore.requestReview(in: scene)
    }
}
