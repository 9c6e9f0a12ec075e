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
        if isSheet, let popover = alert.popoverPresentationController, popover.sourceView != nil,
            !popover.sourceRect.isEmpty
        {
            members.add("source", json: rectangle(popover.sourceRect))
        }
        if !isSheet { members.add("fields", array: (alert.textFields ?? []).map { field($0).object }) }
        members.add("actions", array: alert.actions.map { alertAction($0, of: alert) })
        if alert.canBeDismissed { members.add("dismiss", id) }
        return members.object
    }

    private func alertAction(_ action: UIAlertAction, of alert: UIAlertController) -> String {
        var members = JSONMembers()
        members.add("control", controls.id(of: .alertAction(action, of: alert)))
        members.add("title", action.title ?? "")
        members.add("enabled", action.isEnabled)
        members.add("style", style(of: action))
        return members.object
    }

    private func style(of action: UIAlertAction) -> String {
        switch action.style {
        case .cancel: "cancel"
        case .destructive: "destructive"
        default: "default"
        }
    }

    func field(_ field: UITextField) -> JSONMembers {
        var members = JSONMembers()
        members.add("control", controls.id(of: .field(field)))
        members.add("title", field.placeholder ?? "")
        members.add("enabled", field.isEnabled)
        members.add("text", field.text ?? "")
        members.add("secure", field.isSecureTextEntry)
        return members
    }

    private func share(_ share: UIActivityViewController) -> String {
        let id = controls.id(of: .dismissal(of: share))
        var members = JSONMembers()
        members.add("kind", "share")
        members.add("id", id)
        members.add("items", array: share.activityItems.compactMap(shareItem))
        members.add("dismiss", id)
        return members.object
    }

    private func shareItem(_ item: Any) -> String? {
        var members = JSONMembers()
        switch item {
        case let url as URL: members.add("url", url.absoluteString)
        case let text as String: members.add("text", text)
        default: return nil
        }
        return members.object
    }

    private func rectangle(_ rect: CGRect) -> String {
        var members = JSONMembers()
        members.add("x", json: number(rect.minX))
        members.add("y", json: number(rect.minY))
        members.add("width", json: number(rect.width))
        members.add("height", json: number(rect.height))
        return members.object
    }

    /// JSON has no infinity, and a whole number reads better without its fraction.
    func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        return Int(exactly: value).map(String.init) ?? String(Double(value))
    }
}
