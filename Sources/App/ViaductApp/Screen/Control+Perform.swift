import UIKit
import ViaductProtocol

extension Control {
    /// Performs a person's action on the control.
    ///
    /// - Parameter value: JSON text of what was typed or chosen; `nil` for a tap.
    @MainActor func perform(value: String?) {
        switch self {
        case .barItem(let item):
            // A tap on an item with a menu opens the menu, in the page.
            if item.isEnabled, item.menu == nil { item.sendAction() }
        case .menuElement(let action, let item):
            if !action.attributes.contains(.disabled) {
                action.performWithSender(item, target: nil)
                (item as? UIContextMenuInteraction)?.forgetMenu()
            }
        case .alertAction(let action, let alert):
            if action.isEnabled { alert.dismiss(choosing: action) }
        case .field(let field):
            if field.isEnabled, let text = value.flatMap(JSONText.value) as? String { field.edit(to: text) }
        case .text(let view):
            if view.isEditable, let text = value.flatMap(JSONText.value) as? String { view.edit(to: text) }
        case .button(let button):
            if button.isEnabled, button.menu == nil || !button.showsMenuAsPrimaryAction { button.tap() }
        case .gesture(let gesture): gesture.recognize()
        case .search(let search):
            if let text = value.flatMap(JSONText.value) as? String { search.search(for: text) }
        case .searchCancel(let search): search.cancel()
        case .searchSubmit(let search): search.submit()
        case .searchScope(let search, let index): search.choose(scope: index)
        case .ask(let ask): ask.answer(value)
        case .part(_, _, let act): act(value.flatMap(JSONText.value))
        case .view: break
        case .dismissal(let alert as UIAlertController):
            alert.dismiss(choosing: alert.cancelAction)
        case .dismissal(let share as UIActivityViewController):
            share.dismiss(choosing: value.flatMap(ActivityChoice.init))
        case .dismissal(let controller): controller.leave()
        }
    }
}

extension UIAlertController {
    /// On a phone the alert is gone before its handler runs, so that the handler can present the next one.
    fileprivate func dismiss(choosing action: UIAlertAction?) {
        presentingViewController?.dismiss(animated: true)
        action?.invoke()
    }
}

extension UIViewController {
    /// Back from a pushed screen, or the end of a modal one.
    fileprivate func leave() {
        guard presentingViewController == nil || navigationController?.children.last === self,
            let navigationController, navigationController.children.count > 1
        else {
            return leavePresentation()
        }
        if let back = navigationItem.backAction { return back.performWithSender(navigationItem, target: nil) }
        navigationController.popViewController(animated: true)
    }

    /// Asks the delegate whether the presentation may end, and reports the outcome to it.
    private func leavePresentation() {
        guard let presentation = presentationController, let delegate = presentation.delegate else {
            presentingViewController?.dismiss(animated: true)
            return
        }
        guard delegate.presentationControllerShouldDismiss(presentation) else {
            return delegate.presentationControllerDidAttemptToDismiss(presentation)
        }
        delegate.presentationControllerWillDismiss(presentation)
        presentingViewController?.dismiss(animated: true)
        delegate.presentationControllerDidDismiss(presentation)
    }
}

extension UIActivityViewController {
    fileprivate func dismiss(choosing choice: ActivityChoice?) {
        let presenter = presentingViewController
        presenter?.dismiss(animated: true)
        if let index = choice?.appActivity {
            let activities = activities
            if activities.indices.contains(index) { perform(activities[index], over: presenter) }
        } else {
            finish(choice?.activityType)
        }
    }
}
