import UIKit
import ViaductProtocol

extension ScreenWriter {
    func rootMenu(_ menu: UIMenu, of item: AnyObject) -> Screen.Menu {
        var root = Screen.Menu()
        root.title = menu.title
        root.children = children(of: menu, in: item)
        return root
    }

    private func children(of menu: UIMenu, in item: AnyObject) -> [Screen.MenuElement] {
        elements(of: menu.children).compactMap { element in
            switch element {
            case let submenu as UIMenu where room.take(.menuElements): .submenu(self.submenu(submenu, in: item))
            case let action as UIAction where !action.attributes.contains(.hidden) && room.take(.menuElements):
                .action(menuAction(action, in: item))
            default: nil
            }
        }
    }

    /// Replaces each deferred element by its elements, in place.
    private func elements(of children: [UIMenuElement]) -> [UIMenuElement] {
        children.flatMap { child in
            (child as? UIDeferredMenuElement).map { elements(of: $0.elements) } ?? [child]
        }
    }

    private func submenu(_ menu: UIMenu, in item: AnyObject) -> Screen.Submenu {
        var submenu = Screen.Submenu()
        submenu.title = menu.title
        submenu.subtitle = menu.subtitle
        submenu.destructive = menu.options.contains(.destructive)
        submenu.image = image(menu.image)
        submenu.inline = menu.options.contains(.displayInline)
        submenu.children = children(of: menu, in: item)
        return submenu
    }

    private func menuAction(_ action: UIAction, in item: AnyObject) -> Screen.MenuAction {
        var shown = Screen.MenuAction()
        shown.control = controls.id(of: .menuElement(action, of: item))
        shown.title = action.title
        shown.enabled = !action.attributes.contains(.disabled)
        shown.subtitle = action.subtitle
        shown.destructive = action.attributes.contains(.destructive)
        shown.keepsOpen = action.attributes.contains(.keepsMenuPresented)
        shown.state = state(of: action)
        shown.image = image(action.image)
        return shown
    }

    private func state(of action: UIAction) -> Screen.MenuAction.State {
        switch action.state {
        case .on: .on
        case .mixed: .mixed
        default: .off
        }
    }
}
