import HotwireNative
import UIKit

/// Makes the native controls dark or light, whatever the phone is set to.
public final class ThemeComponent: BridgeComponent {
    public override class var name: String { "theme" }

    public override func onReceive(message: Message) {
        let data: MessageData? = message.data()
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.windows.first?.overrideUserInterfaceStyle =
            switch data?.theme {
            case "dark": .dark
            case "light": .light
            default: .unspecified
            }
    }
}

extension ThemeComponent {
    fileprivate struct MessageData: Decodable {
        let theme: String?
    }
}
