// “Build Bridge Components” in Strada iOS's documentation: its class is shown in four parts there.

import Strada  // restored: the documentation shows no imports
import UIKit  // restored

private final class FormComponent: BridgeComponent {  // `private`: the guide has several classes of this name
    override class var name: String { "form" }

    override func onReceive(message: Message) {
        guard let event = Event(rawValue: message.event) else {
            return
        }

        switch event {
        case .connect:
            handleConnectEvent(message: message)
        case .submitEnabled:
            handleSubmitEnabled()
        case .submitDisabled:
            handleSubmitDisabled()
        }
    }

    // MARK: Private

    private weak var submitBarButtonItem: UIBarButtonItem?  // restored

    private var viewController: UIViewController? {  // restored
        delegate.destination as? UIViewController  // restored
    }  // restored

    private func handleConnectEvent(message: Message) {
        guard let data: MessageData = message.data() else { return }

        // Write code to display a native submit button in the
        // app bar displayed in the delegate.destination. Use the
        // incoming data.title to set the button title. The
        // implementation depends on how your app is structured.
        configureBarButton(with: data.submitTitle)  // restored
    }

    private func handleSubmitEnabled() {
        // Write code to enable the submit button.
        submitBarButtonItem?.isEnabled = true  // restored
    }

    private func handleSubmitDisabled() {
        // Write code to disable the submit button.
        submitBarButtonItem?.isEnabled = false  // restored
    }

    private func configureBarButton(with title: String) {
        guard let viewController else { return }

        let item = UIBarButtonItem(
            title: title,
            style: .plain,
            target: self,
            action: Selector(Self.performAction))  // instead of `#selector(performAction)`

        // ...
        viewController.navigationItem.rightBarButtonItem = item  // restored
        submitBarButtonItem = item  // restored
    }

    func performAction() {  // without `@objc`
        reply(to: Event.connect.rawValue)
    }
}

// MARK: Events

extension FormComponent {
    fileprivate enum Event: String {
        case connect
        case submitEnabled
        case submitDisabled
    }
}

// MARK: Message data

extension FormComponent {
    fileprivate struct MessageData: Decodable {
        let submitTitle: String
    }
}

extension BridgeComponent {
    static var allTypes: [BridgeComponent.Type] {
        [
            FormComponent.self
        ]
    }
}
