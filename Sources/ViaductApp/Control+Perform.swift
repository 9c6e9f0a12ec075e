import UIKit
import ViaductProtocol

extension Control {
    /// Does what a person did with the control on the page's screen.
    ///
    /// - Parameter value: JSON text: what was typed or chosen; `nil` for a tap.
    @MainActor func perform(value: String?) {
        switch self {
        case .barItem(let item):
            // A tap on an item with a menu opens the menu, in the page.
            if item.isEnabled, item.menu == nil { item.sendAction() }
        case .menuElement(let action, let item):
            if !action.attributes.contains(.disabled) { action.performWithSender(item, target: nil) }
        case .alertAction(let action, let alert):
            if action.isEnabled { alert.dismiss(choosing: action) }
        case .field(let field):
            if field.isEnabled, let text = value.flatMap(JSONText.value) as? String { field.edit(to: text) }
        case .search(let search):
            if let text = value.flatMap(JSONText.value) as? String { search.edit(to: text) }
        case .searchCancellation(_, let search):
            search.cancel()
        case .button(let button):
            if button.isEnabled { button.tap() }
        case .dismissal(let alert as UIAlertController):
            alert.dismiss(choosing: alert.cancelAction)
        case .dismissal(let share as UIActivityViewController):
            share.dismiss(choosing: value.flatMap(ActivityChoice.init))
        case .dismissal(let controller):
            controller.dismiss(animated: true)
        }
    }
}

extension UIAlertController {
    /// On a phone the alert is gone before the handler runs, so that the handler can present the next one.
    fileprivate func dismiss(choosing action: UIAlertAction?) {
        presentingViewController?.dismiss(animated: true)
        action?.invoke()
    }
}

extension UIActivityViewController {
    fileprivate func dismiss(choosing choice: ActivityChoice?) {
        presentingViewController?.dismiss(animated: true)
        completionWithItemsHandler?(choice?.activityType, choice != nil, nil, nil)
    }
}
