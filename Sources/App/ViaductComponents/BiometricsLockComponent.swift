import HotwireNative
import UIKit

/// Locks the app when it goes to the background, until the person is recognised.
public final class BiometricsLockComponent: BridgeComponent {
    public override class var name: String { "biometrics-lock" }

    public override func onReceive(message: Message) {
        guard let scene = viewController?.view.window?.windowScene else { return }

        switch message.event {
        case "enable": BiometricsLock.enable(on: scene)
        case "disable": BiometricsLock.disable(on: scene)
        case "reenable": BiometricsLock.reenable(on: scene)
        default: ignore(message, knows: "enable", "disable", "reenable")
        }
    }
}
