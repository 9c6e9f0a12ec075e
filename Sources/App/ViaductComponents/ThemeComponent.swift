import HotwireNative
import UIKit

/// Makes the screen dark or light. The event may have any name.
public final class ThemeComponent: BridgeComponent {
    public override class var name: String { "theme" }

    public override func onReceive(message: Message) {
        guard let data: MessageData = message.fields(), let theme = data.theme else { return }

        let style: UIUserInterfaceStyle = theme == "dark" ? .dark : theme == "light" ? .light : .unspecified
        viewController?.view.window?.overrideUserInterfaceStyle = style
    }
}

extension ThemeComponent {
    fileprivate struct MessageData: Decodable {
        @Field var theme: String?
    }
}
