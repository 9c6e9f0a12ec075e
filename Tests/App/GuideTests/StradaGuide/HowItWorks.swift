// “Building a Native iOS Component” in Strada's handbook.

import HotwireNative  // restored: the handbook shows no imports
import UIKit  // restored

private final class FormComponent: BridgeComponent {  // `private`: the guide has several classes of this name
    override class var name: String { "form" }

    // Handle incoming messages based on the message `event`.
    override func onReceive(message: Message) {
        switch message.event {
        case "connect":
            handleConnectEvent(message: message)
        default: break  // restored: a switch has to be exhaustive
        }
    }

    private func handleConnectEvent(message: Message) {
        guard let data: MessageData = message.data() else { return }
        configureBarButton(with: data.submitTitle)
    }

    private func configureBarButton(with title: String) {
        let item = UIBarButtonItem(
            title: title,
            style: .plain,
            target: self,
            action: Selector(Self.performAction))  // instead of `#selector(performAction)`

        // Display the button in the app bar
        (delegate.destination as? UIViewController)?.navigationItem.rightBarButtonItem = item  // restored
    }

    // Reply to the originally received "connect" event message (without any new data).
    func performAction() {  // without `@objc`
        reply(to: "connect")
    }
}

extension FormComponent {
    fileprivate struct MessageData: Decodable {
        let submitTitle: String
    }
}

enum HowItWorks {
    static let formComponent: BridgeComponent.Type = FormComponent.self
}
