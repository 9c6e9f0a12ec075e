import HotwireNative
import UIKit

/// Shows a form's submit button in the navigation bar, and a cancel button when the page asks for one.
public final class FormComponent: BridgeComponent {
    public override class var name: String { "form" }

    private var submitItem: UIBarButtonItem?
    private var cancelItem: UIBarButtonItem?

    public override func onReceive(message: Message) {
        switch message.event {
        case "connect": showButtons(for: message)
        case "submitEnabled", "enableSubmit", "submitEnd": submitItem?.isEnabled = true
        case "submitDisabled", "disableSubmit", "submitStart": submitItem?.isEnabled = false
        case "disconnect": show(submit: nil, cancel: nil)
        default:
            ignore(
                message, knows: "connect", "submitEnabled", "enableSubmit", "submitEnd", "submitDisabled", "disableSubmit", "submitStart",
                "disconnect")
        }
    }

    private func showButtons(for message: Message) {
        guard let data: MessageData = message.fields() else { return }

        // A page that names two buttons learns from the reply's event which one was tapped.
        let submit = button(
            titled: data.submitButton?.title ?? data.submitTitle ?? data.title ?? "Submit",
            replyingWith: data.submitButton == nil ? message : message.replacing(event: "submit"))
        submit.tintColor = UIColor(hex: data.color)
        let cancel = data.cancelButton.map { cancelButton in
            button(titled: cancelButton.title ?? "Cancel", replyingWith: message.replacing(event: "cancel"))
        }
        show(submit: submit, cancel: cancel)
    }

    private func button(titled title: String, replyingWith message: Message) -> UIBarButtonItem {
        let action = UIAction { [weak self] _ in
            self?.reply(with: message)
        }
        return UIBarButtonItem(title: title, primaryAction: action)
    }

    private func show(submit: UIBarButtonItem?, cancel: UIBarButtonItem?) {
        viewController?.navigationItem.replace(submitItem, with: submit, on: .right, at: .form)
        viewController?.navigationItem.replace(cancelItem, with: cancel, on: .left, at: .form)
        submitItem = submit
        cancelItem = cancel
    }
}

extension FormComponent {
    fileprivate struct MessageData: Decodable {
        @Field var submitTitle: String?
        @Field var title: String?
        @Field var color: String?
        @Field var submitButton: Button?
        @Field var cancelButton: Button?
    }

    fileprivate struct Button: FieldValue {
        @Field var title: String?
    }
}
