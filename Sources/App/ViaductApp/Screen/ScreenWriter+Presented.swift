import Foundation
import UIKit
import ViaductProtocol

extension ScreenWriter {
    func presented(_ controller: UIViewController) -> Screen.Presented {
        switch controller {
        case let alert as UIAlertController where alert.preferredStyle == .actionSheet: .sheet(sheet(alert))
        case let alert as UIAlertController: .alert(self.alert(alert))
        case let share as UIActivityViewController: .share(self.share(share))
        default: .screen(nativeScreen(controller, style: style(of: controller)))
        }
    }

    private func sheet(_ alert: UIAlertController) -> Screen.Sheet {
        var sheet = Screen.Sheet()
        sheet.id = controls.id(of: .dismissal(of: alert))
        sheet.title = alert.title
        sheet.message = alert.message
        (sheet.source, sheet.sourceControl) = source(of: alert.popoverPresentationController)
        sheet.actions = actions(of: alert)
        if alert.canBeDismissed { sheet.dismiss = sheet.id }
        sheet.component = alert.maker
        return sheet
    }

    private func alert(_ alert: UIAlertController) -> Screen.Alert {
        var shown = Screen.Alert()
        shown.id = controls.id(of: .dismissal(of: alert))
        shown.title = alert.title
        shown.message = alert.message
        shown.fields = (alert.textFields ?? []).map(alertField)
        shown.actions = actions(of: alert)
        if alert.canBeDismissed { shown.dismiss = shown.id }
        shown.component = alert.maker
        return shown
    }

    private func actions(of alert: UIAlertController) -> [Screen.Action] {
        // The way out is often the last one.
        let cancel = alert.cancelAction
        return alert.actions.filter { $0 === cancel || room.take(.menuElements) }.map { alertAction($0, of: alert) }
    }

    private func alertAction(_ action: UIAlertAction, of alert: UIAlertController) -> Screen.Action {
        var shown = Screen.Action()
        shown.control = controls.id(of: .alertAction(action, of: alert))
        shown.title = action.title ?? ""
        shown.enabled = action.isEnabled
        shown.style = style(of: action)
        shown.preferred = action === alert.preferredAction
        shown.checked = action.isChecked
        return shown
    }

    private func style(of action: UIAlertAction) -> Screen.Action.Style {
        switch action.style {
        case .cancel: .cancel
        case .destructive: .destructive
        default: .default
        }
    }

    /// The target that it points at on a wide screen: a rectangle of the page, or the drawn part of an item.
    func source(of popover: UIPopoverPresentationController?) -> (Screen.Rectangle?, control: String?) {
        if let item = popover?.barButtonItem { return (nil, controls.id(of: .barItem(item))) }
        if let button = popover?.sourceView as? UIButton { return (nil, controls.id(of: .button(button))) }
        guard let popover, popover.sourceView != nil, !popover.sourceRect.isEmpty else { return (nil, nil) }
        let rect = popover.sourceRect
        return (Screen.Rectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height), nil)
    }
}
