import UIKit

extension ScreenWriter {
    func button(_ button: UIButton) -> JSONMembers? {
        let configuration = button.configuration
        let shown = button.currentTitle ?? ""
        let names = [shown, button.accessibilityLabel, button.currentImage?.spokenName]
        guard let title = names.compactMap({ $0 }).first(where: { !$0.isEmpty }) else { return nil }
        var members = JSONMembers()
        members.add("kind", "button")
        members.add("control", controls.id(of: .button(button)))
        members.add("title", title)
        members.add("enabled", button.isEnabled)
        if shown.isEmpty, button.currentImage != nil { members.add("iconOnly", true) }
        if let kind = configuration?.kind { members.add("style", kind.rawValue) }
        if let subtitle = configuration?.shownSubtitle, !subtitle.isEmpty { members.add("subtitle", subtitle) }
        if let title = button.currentAttributedTitle {
            addRuns(of: title, base: button.titleLabel?.font, to: &members)
        }
        addColours(of: button, to: &members)
        addImage(button.currentImage, to: &members)
        if let placement = placement(of: configuration) { members.add("imagePlacement", placement) }
        if configuration?.showsActivityIndicator == true { members.add("loading", true) }
        if configuration?.cornerStyle == .capsule { members.add("capsule", true) }
        if configuration?.buttonSize == .large { members.add("large", true) }
        if button.isSelected { members.add("selected", true) }
        if let menu = button.menu {
            members.add(
                button.showsMenuAsPrimaryAction ? "menu" : "contextMenu", json: rootMenu(menu, of: button))
        }
        Decoration(of: button).write(to: &members)
        return members
    }

    private func addColours(of button: UIButton, to members: inout JSONMembers) {
        let isDestructive = button.role == .destructive
        if let configuration = button.configuration {
            if let color = configuration.baseForegroundColor { members.add("tint", color) }
            let background = configuration.background.backgroundColor ?? configuration.baseBackgroundColor
            if let color = background ?? (isDestructive ? .systemRed : nil) { members.add("fill", color) }
            if configuration.baseForegroundColor == nil, let tint = button.inheritedTint {
                members.add("accent", tint)
            }
        } else if let color = button.ownTitleColor ?? button.inheritedTint {
            members.add(tint: color)
        } else if isDestructive {
            members.add("tint", .systemRed)
        }
    }

    private func placement(of configuration: UIButton.Configuration?) -> String? {
        switch configuration?.imagePlacement {
        case .some(.trailing): "trailing"
        case .some(.top): "top"
        case .some(.bottom): "bottom"
        default: nil
        }
    }

    func picture(_ view: UIImageView) -> JSONMembers? {
        guard let image = (view.isHighlighted ? view.highlightedImage : nil) ?? view.image else { return nil }
        var members = JSONMembers()
        members.add("kind", "image")
        guard addImage(image, to: &members) else { return nil }
        if let tint = view.inheritedTint, image.tint == nil { members.add("tint", tint) }
        if let label = view.accessibilityLabel { members.add("label", label) }
        switch view.contentMode {
        case .scaleAspectFill: members.add("fit", "cover")
        case .scaleToFill: members.add("fit", "fill")
        default: break
        }
        Decoration(of: view).write(to: &members)
        return members
    }
}
