import Foundation
import UIKit

extension ScreenWriter {
    func presented(_ controller: UIViewController) -> String {
        switch controller {
        case let alert as UIAlertController: self.alert(alert)
        case let share as UIActivityViewController: self.share(share)
        default: nativeScreen(controller, style: style(of: controller))
        }
    }

    private func alert(_ alert: UIAlertController) -> String {
        let isSheet = alert.preferredStyle == .actionSheet
        let id = controls.id(of: .dismissal(of: alert))
        var members = JSONMembers()
        members.add("kind", isSheet ? "sheet" : "alert")
        members.add("id", id)
        if let title = alert.title { members.add("title", title) }
        if let message = alert.message { members.add("message", message) }
        if isSheet { addSource(alert.popoverPresentationController, to: &members) }
        if !isSheet { members.add("fields", array: (alert.textFields ?? []).map { field($0).object }) }
        // The way out is often the last one.
        let cancel = alert.cancelAction
        let actions = alert.actions.filter { $0 === cancel || room.take(.menuElements) }
        members.add("actions", array: actions.map { alertAction($0, of: alert) })
        if alert.canBeDismissed { members.add("dismiss", id) }
        return members.object
    }

    private func alertAction(_ action: UIAlertAction, of alert: UIAlertController) -> String {
        var members = JSONMembers()
        members.add("control", controls.id(of: .alertAction(action, of: alert)))
        members.add("title", action.title ?? "")
        members.add("enabled", action.isEnabled)
        members.add("style", style(of: action))
        if action === alert.preferredAction { members.add("preferred", true) }
        return members.object
    }

    private func style(of action: UIAlertAction) -> String {
        switch action.style {
        case .cancel: "cancel"
        case .destructive: "destructive"
        default: "default"
        }
    }

    /// Where on a wide screen it points at: a rectangle of the page, or what is drawn of an item.
    private func addSource(_ popover: UIPopoverPresentationController?, to members: inout JSONMembers) {
        guard let popover else { return }
        if let item = popover.barButtonItem {
            members.add("sourceControl", controls.id(of: .barItem(item)))
        } else if popover.sourceView != nil, !popover.sourceRect.isEmpty {
            members.add("source", json: rectangle(popover.sourceRect))
        } else if let button = popover.sourceView as? UIButton {
            members.add("sourceControl", controls.id(of: .button(button)))
        }
    }

    private func rectangle(_ rect: CGRect) -> String {
        var members = JSONMembers()
        members.add("x", json: JSONMembers.json(rect.minX))
        members.add("y", json: JSONMembers.json(rect.minY))
        members.add("width", json: JSONMembers.json(rect.width))
        members.add("height", json: JSONMembers.json(rect.height))
        return members.object
    }
}
