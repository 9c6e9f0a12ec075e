import UIKit

extension ScreenWriter {
    func rootMenu(_ menu: UIMenu, of item: AnyObject) -> String {
        var members = JSONMembers()
        members.add("title", menu.title)
        members.add("children", array: children(of: menu, in: item))
        return members.object
    }

    private func children(of menu: UIMenu, in item: AnyObject) -> [String] {
        elements(of: menu.children).compactMap { element in
            switch element {
            case let submenu as UIMenu where room.take(.menuElements): self.submenu(submenu, in: item)
            case let action as UIAction where !action.attributes.contains(.hidden) && room.take(.menuElements):
                menuAction(action, in: item)
            default: nil
            }
        }
    }

    /// What was deferred stands where it was put.
    private func elements(of children: [UIMenuElement]) -> [UIMenuElement] {
        children.flatMap { child in
            (child as? UIDeferredMenuElement).map { elements(of: $0.elements) } ?? [child]
        }
    }

    private func submenu(_ menu: UIMenu, in item: AnyObject) -> String {
        var members = JSONMembers()
        members.add("title", menu.title)
        members.add("enabled", true)
        if let subtitle = menu.subtitle { members.add("subtitle", subtitle) }
        if menu.options.contains(.destructive) { members.add("destructive", true) }
        addImage(menu.image, to: &members)
        members.add("inline", menu.options.contains(.displayInline))
        members.add("children", array: children(of: menu, in: item))
        return members.object
    }

    private func menuAction(_ action: UIAction, in item: AnyObject) -> String {
        var members = JSONMembers()
        members.add("control", controls.id(of: .menuElement(action, of: item)))
        members.add("title", action.title)
        members.add("enabled", !action.attributes.contains(.disabled))
        if let subtitle = action.subtitle { members.add("subtitle", subtitle) }
        if action.attributes.contains(.destructive) { members.add("destructive", true) }
        if action.attributes.contains(.keepsMenuPresented) { members.add("keepsOpen", true) }
        members.add("state", state(of: action))
        addImage(action.image, to: &members)
        return members.object
    }

    private func state(of action: UIAction) -> String {
        switch action.state {
        case .on: "on"
        case .mixed: "mixed"
        default: "off"
        }
    }
}
