import UIKit

extension ScreenWriter {
    func barItems(_ items: [UIBarButtonItem]?) -> [String] {
        (items ?? []).filter { !$0.isHidden }.compactMap { item in
            if let view = item.customView { return customItem(view) }
            return name(of: item).isEmpty ? nil : barItem(item)
        }
    }

    /// A view in the bar is drawn as far as it is, or holds, a button.
    private func customItem(_ view: UIView) -> String? {
        if let button = view as? UIButton { return element(button) }
        return view.subviews.lazy.compactMap { customItem($0) }.first
    }

    private func barItem(_ item: UIBarButtonItem) -> String {
        var members = JSONMembers()
        members.add("control", controls.id(of: .barItem(item)))
        members.add("title", name(of: item))
        members.add("enabled", item.isEnabled)
        members.add("style", style(of: item))
        if let tint = item.tintColor { members.add("tint", tint.hex) }
        addImage(item.image, to: &members)
        if item.isSelected { members.add("selected", true) }
        if let menu = item.menu { members.add("menu", json: rootMenu(menu, of: item)) }
        return members.object
    }

    /// An item with an image only is read out, and drawn where the symbol has no picture, by its label or the symbol's name.
    private func name(of item: UIBarButtonItem) -> String {
        let names = [
            item.title, item.accessibilityLabel, item.image?.symbolName?.split(separator: ".").joined(separator: " "),
        ]
        return names.compactMap { $0 }.first { !$0.isEmpty } ?? ""
    }

    private func style(of item: UIBarButtonItem) -> String {
        switch item.style {
        case .done: "done"
        case .prominent: "prominent"
        default: "plain"
        }
    }

    func rootMenu(_ menu: UIMenu, of item: AnyObject) -> String {
        var members = JSONMembers()
        members.add("title", menu.title)
        members.add("children", array: children(of: menu, in: item))
        return members.object
    }

    private func children(of menu: UIMenu, in item: AnyObject) -> [String] {
        elements(of: menu.children).compactMap { element in
            switch element {
            case let submenu as UIMenu: self.submenu(submenu, in: item)
            case let action as UIAction where !action.attributes.contains(.hidden): menuAction(action, in: item)
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

    /// - Returns: `false` when there is nothing that a page can draw.
    @discardableResult
    func addImage(_ image: UIImage?, to members: inout JSONMembers) -> Bool {
        guard let image else { return false }
        var picture = JSONMembers()
        if let symbol = image.symbolName {
            picture.add("symbol", symbol)
        } else if let url = image.dataURL {
            picture.add("data", url)
        } else {
            return false
        }
        if let tint = image.tint { picture.add("tint", tint.hex) }
        members.add("image", json: picture.object)
        return true
    }
}
