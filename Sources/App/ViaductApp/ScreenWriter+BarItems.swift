import UIKit

extension ScreenWriter {
    /// - Parameter fills: whether there is a width of which a space without one takes what is left.
    func barItems(_ items: [UIBarButtonItem]?, fills: Bool = false) -> [String] {
        (items ?? []).compactMap { item in
            guard !item.isHidden, isVisible(item, fills: fills), room.take(.barItems) else { return nil }
            if item.isSpace { return space(item) }
            return item.customView.map(element) ?? barItem(item)
        }
    }

    private func isVisible(_ item: UIBarButtonItem, fills: Bool) -> Bool {
        item.isSpace ? fills || item.width > 0 : item.customView != nil || !name(of: item).isEmpty
    }

    private func space(_ item: UIBarButtonItem) -> String {
        var members = JSONMembers()
        members.add("kind", "space")
        if item.width > 0 { members.add("width", item.width) }
        return members.object
    }

    private func barItem(_ item: UIBarButtonItem) -> String {
        var members = JSONMembers()
        members.add("control", controls.id(of: .barItem(item)))
        members.add("title", name(of: item))
        members.add("enabled", item.isEnabled)
        members.add("style", style(of: item))
        members.add(tint: item.tintColor)
        addImage(item.image, to: &members)
        if let badge = item.badge { members.add("badge", badge.text) }
        if item.isSelected { members.add("selected", true) }
        if let menu = item.menu { members.add("menu", json: rootMenu(menu, of: item)) }
        return members.object
    }

    /// An item with an image only is read out, and drawn where the symbol has no picture, by its label or the symbol's name.
    private func name(of item: UIBarButtonItem) -> String {
        let names = [item.title, item.accessibilityLabel, item.image?.spokenName]
        return names.compactMap { $0 }.first { !$0.isEmpty } ?? ""
    }

    private func style(of item: UIBarButtonItem) -> String {
        switch item.style {
        case .done: "done"
        case .prominent: "prominent"
        default: "plain"
        }
    }

    /// - Returns: `false` when there is nothing that a page can draw.
    @discardableResult
    func addImage(_ image: UIImage?, to members: inout JSONMembers) -> Bool {
        guard let image, let picture = imageMembers(image) else { return false }
        members.add("image", json: picture.object)
        return true
    }

    private func imageMembers(_ image: UIImage) -> JSONMembers? {
        var picture = JSONMembers()
        if let symbol = image.symbolName {
            picture.add("symbol", symbol)
        } else if let url = image.dataURL {
            picture.add("data", url)
            if image.renderingMode == .alwaysTemplate { picture.add("template", true) }
        } else {
            return nil
        }
        picture.add(tint: image.tint)
        return picture
    }
}

extension UIImage {
    /// What a symbol is called; `nil` for any other image.
    var spokenName: String? { symbolName?.split(separator: ".").joined(separator: " ") }
}
